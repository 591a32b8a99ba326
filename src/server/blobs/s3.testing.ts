import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export interface TestS3 {
  readonly folder: string
  /** The settings that lead to it. */
  readonly env: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/** A real S3-compatible server on this machine, with one empty bucket. */
export async function startTestS3(): Promise<TestS3> {
  const folder = mkdtempSync(join(tmpdir(), 'writeback-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    allowMismatchedSignatures: true, // it counts the query of a listing otherwise than Amazon and its client do
    configureBuckets: [{ name: 'letters' }],
  })
  const { port } = await server.run()
  return {
    folder,
    env: {
      S3_BUCKET: 'letters',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
