import * as accounts from './accounts.ts'
import * as admin from './admin.ts'
import * as analyses from './analyses.ts'
import * as billing from './billing.ts'
import * as contacts from './contacts.ts'
import { CREDIT_DISPUTE_CALLS } from './credit-disputes.ts'
import { CREDIT_REPORT_CALLS } from './credit-reports.ts'
import { CREDIT_CALLS } from './credit.ts'
import * as disputes from './disputes.ts'
import { ANSWER_FORM_CALLS } from './answer-form.ts'
import { EVIDENCE_CALLS } from './evidence.ts'
import { DASHBOARD_CALLS } from './dashboard.ts'
import { FEEDBACK_CALLS } from './feedback.ts'
import { INBOUND_MAIL_CALLS } from './inbound-mail.ts'
import * as health from './health.ts'
import * as intel from './intel.ts'
import * as letters from './letters.ts'
import * as passkeys from './passkeys.ts'
import { PRIVATE_MODE_CALLS } from './private-mode.ts'
import { PUSH_CALLS } from './push.ts'
import { VIOLATION_CALLS } from './violations.ts'
import * as data from './your-data.ts'

/** Every HTTP call. A call without a handler in `server/routes.ts` does not compile. */
export const CALLS = {
  analyzeStrategic: analyses.analyzeStrategic,
  getAnalysis: analyses.getAnalysis,
  answerQuestions: analyses.answerQuestions,
  readEnvelope: analyses.readEnvelope,
  setEarlier: analyses.setEarlier,
  pageImage: analyses.pageImage,
  analysisProgress: analyses.analysisProgress,
  ...EVIDENCE_CALLS,
  ...ANSWER_FORM_CALLS,
  generateLetter: letters.generateLetter,
  generateSettlement: letters.generateSettlement,
  enhanceLetter: letters.enhanceLetter,
  generatePdf: letters.generatePdf,
  downloadLetter: letters.downloadLetter,
  letterTwin: letters.letterTwin,
  takeInLetter: letters.takeInLetter,
  emailLetter: letters.emailLetter,
  trackDownload: letters.trackDownload,
  contactLog: contacts.contactLog,
  logContact: contacts.logContact,
  changeContact: contacts.changeContact,
  deleteContact: contacts.deleteContact,
  listDisputes: disputes.listDisputes,
  myDisputes: disputes.myDisputes,
  unifiedDisputes: disputes.unifiedDisputes,
  openDispute: disputes.openDispute,
  disputeStatus: disputes.disputeStatus,
  deleteDispute: disputes.deleteDispute,
  trackSentLetter: disputes.trackSentLetter,
  recordEvent: disputes.recordEvent,
  withdrawEvent: disputes.withdrawEvent,
  confirmOutcome: disputes.confirmOutcome,
  planStep: disputes.planStep,
  addEvidence: disputes.addEvidence,
  evidenceFile: disputes.evidenceFile,
  addResponse: disputes.addResponse,
  uploadResponse: disputes.uploadResponse,
  counterLetter: disputes.counterLetter,
  ...CREDIT_CALLS,
  ...CREDIT_REPORT_CALLS,
  ...CREDIT_DISPUTE_CALLS,
  login: accounts.login,
  verify: accounts.verify,
  profile: accounts.profile,
  logout: accounts.logout,
  sessions: accounts.sessions,
  endSession: accounts.endSession,
  endOtherSessions: accounts.endOtherSessions,
  newPasskeyOptions: passkeys.newPasskeyOptions,
  newPasskey: passkeys.newPasskey,
  passkeyOptions: passkeys.passkeyOptions,
  passkeyLogin: passkeys.passkeyLogin,
  deletePasskey: passkeys.deletePasskey,
  saveLead: accounts.saveLead,
  yourData: data.yourData,
  setReminders: data.setReminders,
  ...PUSH_CALLS,
  ...PRIVATE_MODE_CALLS,
  exportData: data.exportData,
  deleteAnalysis: data.deleteAnalysis,
  deleteData: data.deleteData,
  ...DASHBOARD_CALLS,
  ...VIOLATION_CALLS,
  ...FEEDBACK_CALLS,
  ...INBOUND_MAIL_CALLS,
  catalogue: billing.catalogue,
  createPaypalOrder: billing.createPaypalOrder,
  verifyPaypalOrder: billing.verifyPaypalOrder,
  paymentWebhook: billing.paymentWebhook,
  userPlan: billing.userPlan,
  openAnalysis: billing.openAnalysis,
  saveAnalysis: billing.saveAnalysis,
  myOrders: billing.myOrders,
  askRefund: billing.askRefund,
  cancelOrder: billing.cancelOrder,
  approveLetters: billing.approveLetters,
  adminOrders: billing.adminOrders,
  adminPrepare: billing.adminPrepare,
  adminMailed: billing.adminMailed,
  adminRefund: billing.adminRefund,
  adminHealth: admin.adminHealth,
  adminJobs: admin.adminJobs,
  adminAnswers: admin.adminAnswers,
  adminDiscardJob: admin.adminDiscardJob,
  adminRetryJob: admin.adminRetryJob,
  searchCollectors: intel.searchCollectors,
  collectorOverview: intel.collectorOverview,
  collectorProfile: intel.collectorProfile,
  health: health.health,
  settings: health.settings,
} as const

export type CallName = keyof typeof CALLS
