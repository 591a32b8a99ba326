/** The dashboard's word for a severity out of 100.  @law specification part 2, 2.2
 *  @example severityWord(70) // 'Medium': High is above 70 */
export function severityWord(score: number): 'High' | 'Medium' | 'Low' {
  return score > 70 ? 'High' : score > 40 ? 'Medium' : 'Low'
}
