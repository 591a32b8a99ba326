import { judge, type LetterOfCorpus } from './judge.ts'

declare global {
  interface Window {
    judgeLetters: (letters: readonly LetterOfCorpus[]) => string[]
  }
}

window.judgeLetters = letters => letters.map(judge)
