/** Ways to bring a thing up without saying that it will happen: "avoid arrest", "if you do not wish to be sued". */
export function implying(thing: string): string[] {
  return [
    `(avoid|prevent|escape|stop|spare|halt|keep from|save yourself|head off|stave off|forestall) ~6 ${thing}`,
    `not (want|wish|be surprised|let it come|make us|make me|force) ~8 ${thing}`,
    `(rather|instead|short) (than|of) ~3 ${thing}`,
    `only ~6 (stop|prevent|avoid|keep|save) ~8 ${thing}`,
    `(before|until) ~6 ${thing} (begin|start|follow|become necessary)`,
  ]
}
