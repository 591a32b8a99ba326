import { randomUUID, sign } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { SigningParts } from './certificates.ts'
import { notFound } from './refusal.ts'

export interface Event {
  readonly id: string
  readonly event_type: string
  readonly create_time: string
  readonly resource: object
}

const PAUSES_MS = [500, 2_000, 10_000, 60_000] // PayPal repeats up to 25 times over three days

/** Tells whoever registered what happened: signed as PayPal signs, repeated until it is answered with success. */
export class Deliveries {
  private readonly events = new Map<string, Event>()
  private readonly webhooks = new Map<string, string>()
  private readonly signing: SigningParts
  private readonly certUrl: () => string

  constructor(signing: SigningParts, certUrl: () => string) {
    this.signing = signing
    this.certUrl = certUrl
  }

  register(url: string): string {
    const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase()
    this.webhooks.set(id, url)
    return id
  }

  list(): readonly Event[] {
    return [...this.events.values()]
  }

  tell(type: string, resource: object): void {
    const event: Event = {
      id: `WH-${randomUUID()}`,
      event_type: type,
      create_time: new Date().toISOString(),
      resource,
    }
    this.events.set(event.id, event)
    for (const [webhookId, url] of this.webhooks) void this.deliver(event, webhookId, url)
  }

  /** Sends one again to everyone, and waits for the answers. */
  async resend(id: string): Promise<Event> {
    const event = this.events.get(id)
    if (!event) throw notFound()
    await Promise.all([...this.webhooks].map(([webhookId, url]) => this.send(event, webhookId, url)))
    return event
  }

  private async deliver(event: Event, webhookId: string, url: string): Promise<void> {
    for (const wait of [0, ...PAUSES_MS]) {
      await pause(wait, undefined, { ref: false })
      if (await this.send(event, webhookId, url)) return
    }
  }

  private async send(event: Event, webhookId: string, url: string): Promise<boolean> {
    const body = JSON.stringify({
      ...event,
      event_version: '1.0',
      resource_version: '2.0',
      summary: event.event_type,
      links: [],
    })
    const id = randomUUID()
    const time = new Date().toISOString()
    const signed = `${id}|${time}|${webhookId}|${crc32(body)}`
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': sign('sha256', Buffer.from(signed), this.signing.key).toString('base64'),
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': this.certUrl(),
        },
        body,
        signal: AbortSignal.timeout(30_000),
      })
      await response.arrayBuffer()
      return response.ok
    } catch {
      return false // nobody is there yet: tried again later
    }
  }
}
