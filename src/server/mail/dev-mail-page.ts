import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#letters/render/escape-html.ts'
import { refuse } from '#contract/refuse.ts'
import { isAtThisMachine } from '#server/loopback.ts'
import type { Room } from '#server/room.ts'

/** `/dev/mail`: what would have been sent, for whoever sits at this machine. Not there with a mail server or in
 *  production; for everybody else it does not exist. */
export async function addDevMailPage(app: FastifyInstance, room: Room): Promise<void> {
  const { outbox, config } = room
  if (!outbox || config.isProduction) return
  app.get('/dev/mail', (request, reply) => {
    if (!isAtThisMachine(config.host, request)) throw refuse.notFound()
    const mails = outbox
      .all()
      .map(
        mail =>
          `<li><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.to)}, ${mail.at.toISOString()}${mail.attachments
            .map(({ fileName, bytes }) => `; ${escapeHtml(fileName)} (${bytes.length} bytes)`)
            .join('')}</p><pre>${escapeHtml(mail.text)}</pre></li>`,
      )
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox | Writeback</title><main><h1>Outbox</h1><p>No mail server is set (SMTP_URL). Mail stays here until this process ends.</p><ul>${mails.join('') || '<li>Nothing yet.</li>'}</ul></main></html>`,
      )
  })
}
