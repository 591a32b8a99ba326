export { refusalReply, refuse, RefusalError } from '#contract/refuse.ts'
