import * as analyses from './analyses.ts'
import * as health from './health.ts'
import * as letters from './letters.ts'

/** Every HTTP call. A call without a handler in `server/routes.ts` does not compile. */
export const CALLS = {
  analyzeStrategic: analyses.analyzeStrategic,
  getAnalysis: analyses.getAnalysis,
  answerQuestions: analyses.answerQuestions,
  pageImage: analyses.pageImage,
  analysisProgress: analyses.analysisProgress,
  generateLetter: letters.generateLetter,
  generateSettlement: letters.generateSettlement,
  enhanceLetter: letters.enhanceLetter,
  generatePdf: letters.generatePdf,
  downloadLetter: letters.downloadLetter,
  trackDownload: letters.trackDownload,
  health: health.health,
  settings: health.settings,
} as const

export type CallName = keyof typeof CALLS
