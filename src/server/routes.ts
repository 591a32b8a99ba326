import type { CALLS, CallName } from '#contract/index.ts'
import * as passkeys from './accounts/passkey-routes.ts'
import * as accounts from './accounts/routes.ts'
import { readEnvelope } from './analyses/envelope.ts'
import * as analyses from './analyses/routes.ts'
import * as operators from './admin/routes.ts'
import * as admin from './billing/admin-routes.ts'
import { OFFLINE_PLAN_ROUTES } from './billing/offline-plan.ts'
import * as billing from './billing/routes.ts'
import { CREDIT_REPORT_ROUTES } from './credit/report-routes.ts'
import { CREDIT_ROUTES } from './credit/routes.ts'
import { DISPUTE_ROUTES } from './disputes/routes.ts'
import { ANSWER_FORM_ROUTES } from './answer-form/routes.ts'
import { EVIDENCE_ROUTES } from './evidence/routes.ts'
import { FEEDBACK_ROUTES } from './feedback/routes.ts'
import { INBOUND_MAIL_ROUTES } from './inbound-mail/routes.ts'
import * as intel from './intel/routes.ts'
import { DASHBOARD_ROUTES } from './dashboard/routes.ts'
import * as contacts from './contacts/routes.ts'
import * as letters from './letters/routes.ts'
import { takeInLetter } from './letters/take-in.ts'
import { letterTwin } from './letters/twin.ts'
import { PUSH_ROUTES } from './push/routes.ts'
import * as reminders from './reminders/routes.ts'
import type { Route } from './route.ts'
import * as settings from './settings/routes.ts'
import { VIOLATION_ROUTES } from './violations/routes.ts'
import * as data from './your-data/routes.ts'

/** A handler for every call of the contract; a missing one does not compile. */
export const ROUTES: { readonly [Name in CallName]: Route<(typeof CALLS)[Name]> } = {
  analyzeStrategic: analyses.analyzeStrategic,
  getAnalysis: analyses.getAnalysis,
  answerQuestions: analyses.answerQuestions,
  readEnvelope,
  setEarlier: analyses.setEarlier,
  pageImage: analyses.pageImage,
  analysisProgress: analyses.analysisProgress,
  ...EVIDENCE_ROUTES,
  ...ANSWER_FORM_ROUTES,
  generateLetter: letters.generateLetter,
  generateSettlement: letters.generateSettlement,
  enhanceLetter: letters.enhanceLetter,
  generatePdf: letters.generatePdf,
  downloadLetter: letters.downloadLetter,
  letterTwin,
  takeInLetter,
  emailLetter: letters.emailLetter,
  trackDownload: letters.trackDownload,
  ...DISPUTE_ROUTES,
  ...CREDIT_ROUTES,
  ...CREDIT_REPORT_ROUTES,
  contactLog: contacts.contactLog,
  logContact: contacts.logContact,
  changeContact: contacts.changeContact,
  deleteContact: contacts.deleteContact,
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
  setReminders: reminders.setReminders,
  ...PUSH_ROUTES,
  ...OFFLINE_PLAN_ROUTES,
  exportData: data.exportData,
  deleteAnalysis: data.deleteAnalysis,
  deleteData: data.deleteData,
  ...DASHBOARD_ROUTES,
  ...VIOLATION_ROUTES,
  ...FEEDBACK_ROUTES,
  ...INBOUND_MAIL_ROUTES,
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
  adminOrders: admin.adminOrders,
  adminPrepare: admin.adminPrepare,
  adminMailed: admin.adminMailed,
  adminRefund: admin.adminRefund,
  adminHealth: operators.adminHealth,
  adminJobs: operators.adminJobs,
  adminAnswers: operators.adminAnswers,
  adminRetryJob: operators.adminRetryJob,
  adminDiscardJob: operators.adminDiscardJob,
  searchCollectors: intel.searchCollectors,
  collectorOverview: intel.collectorOverview,
  collectorProfile: intel.collectorProfile,
  health: settings.health,
  settings: settings.settings,
}
