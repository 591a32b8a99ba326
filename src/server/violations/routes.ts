import { randomUUID } from 'node:crypto'
import { resultAccess } from '#billing/access.ts'
import type { HistoryViolationReply, VIOLATION_CALLS } from '#contract/violations.ts'
import { comboOf } from '#violations/combos.ts'
import { NEGOTIATION_ESTIMATE } from '#violations/estimate.ts'
import { presetOf, presetValue } from '#violations/presets.ts'
import { accessFor } from '#server/billing/holdings.ts'
import { dayIn } from '#server/clock.ts'
import { refreshSummaries } from '#server/dashboard/refresh.ts'
import { refuse } from '#contract/refuse.ts'
import type { Route } from '#server/route.ts'
import * as table from './table.ts'

type Calls = typeof VIOLATION_CALLS

const ADDED_A_MINUTE = 30
const MOST_ADDED = 500

const allViolations: Route<Calls['allViolations']> = {
  who: 'person',
  handle: async ({ room, owner }) => {
    await refreshSummaries(room, owner)
    const letters = await table.findingsOf(room.db, owner)
    const [access, opened, added] = await Promise.all([
      accessFor(room, owner),
      table.openedOf(
        room.db,
        letters.map(({ id }) => id),
      ),
      table.userViolationsOf(room.db, owner),
    ])
    let hidden = 0
    const found = letters.flatMap(letter => {
      const { seesAllFindings } = resultAccess(access, { opened: opened.has(letter.id), signedIn: true })
      const shown = seesAllFindings ? letter.findings : letter.findings.slice(0, 1) // as on its result
      hidden += letter.findings.length - shown.length
      return shown.map(finding => presentFound(letter, finding))
    })
    return { success: true, violations: [...added.map(presentAdded), ...found], hidden }
  },
}

type Letter = Awaited<ReturnType<typeof table.findingsOf>>[number]

function presentFound(letter: Letter, finding: Letter['findings'][number]): HistoryViolationReply {
  return {
    id: `${letter.id}:${finding.ruleId}`,
    type: finding.type,
    title: finding.title,
    description: finding.description,
    value: NEGOTIATION_ESTIMATE,
    collectorName: letter.collectorName,
    letterDate: letter.letterOn,
    analysisId: letter.id,
    severity: finding.severity,
    law: finding.law,
    date: letter.letterOn ?? dayIn(letter.createdAt),
    hasEvidence: finding.hasEvidence,
    source: 'letter',
  }
}

function presentAdded(row: table.UserViolationRow): HistoryViolationReply {
  return {
    id: row.id,
    type: row.type,
    title: presetOf(row.type)?.name ?? row.type,
    description: row.description,
    value: presetValue(row.type),
    collectorName: row.collectorName,
    letterDate: null,
    analysisId: null,
    severity: null,
    law: presetOf(row.type)?.law ?? '',
    date: row.happenedOn ?? dayIn(row.createdAt),
    hasEvidence: row.hasEvidence,
    source: 'user_added',
  }
}

const addViolation: Route<Calls['addViolation']> = {
  who: 'person',
  perMinute: ADDED_A_MINUTE,
  handle: async ({ room, owner, body: { violation } }) => {
    const kept = await table.userViolationsOf(room.db, owner)
    if (kept.length >= MOST_ADDED) throw refuse.invalidRequest(`no more than ${MOST_ADDED} can be kept.`)
    const row = {
      id: randomUUID(),
      ownerId: owner.id,
      type: violation.type,
      description: violation.description,
      collectorName: violation.collectorName || null,
      happenedOn: violation.date ?? null,
      hasEvidence: violation.hasEvidence,
      createdAt: room.clock.now(),
    }
    await table.addUserViolation(room.db, row)
    return { success: true, violation: presentAdded(row) }
  },
}

const removeViolation: Route<Calls['removeViolation']> = {
  who: 'person',
  handle: async ({ room, owner, params: { id } }) => {
    if (!(await table.removeUserViolation(room.db, owner, id))) throw refuse.notFound()
    return { success: true }
  },
}

const checkCombos: Route<Calls['checkCombos']> = {
  who: 'person',
  perMinute: 120,
  handle: async ({ body }) => {
    const combo = comboOf(
      body.violations.map(({ type, collectorName }) => ({ type, collectorName: collectorName ?? undefined })),
    )
    return { success: true, combo: combo ?? null }
  },
}

export const VIOLATION_ROUTES = { allViolations, addViolation, removeViolation, checkCombos }
