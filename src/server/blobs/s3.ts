import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { S3Settings } from '#server/config.ts'
import type { BlobPlace } from './blob-store.ts'

/** A bucket of an S3-compatible store. Tried three times, and given up rather than waited for. */
export function s3Place({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Settings): BlobPlace {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
    // stores of others do not all know the checksums that Amazon's client would send of itself
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return { disk, objects: () => objectsIn(client, bucket), replace: (key, bytes) => disk.put(key, bytes) }
}

// a listing tells the time of each object; asked through the disk it would be a request for every one
async function* objectsIn(client: S3Client, bucket: string) {
  for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket: bucket }))
    for (const { Key, LastModified } of Contents ?? [])
      if (Key && LastModified) yield { name: Key.slice(Key.lastIndexOf('/') + 1), changedAt: LastModified }
}
