import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { FileStore } from './documents-files.js'

/**
 * Documents in S3 or its kin: `s3://bucket?endpoint=https://…&region=…`. Credentials come from the environment as the
 * SDK reads them. With an endpoint of its own the bucket stands in the path.
 */
export function openS3FileStore(url: URL): FileStore {
  const Bucket = url.hostname
  const endpoint = url.searchParams.get('endpoint')
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })
  return {
    async put(id, bytes) {
      // A plain put wants the length beforehand; parts of 8 MB keep memory flat.
      const upload = new Upload({
        client,
        params: { Bucket, Key: id, Body: bytes },
        queueSize: 2,
        partSize: 8 * 1024 * 1024,
      })
      await upload.done()
    },
    async get(id, range) {
      try {
        const Range = range && `bytes=${range.start}-${range.end}`
        const found = await client.send(new GetObjectCommand({ Bucket, Key: id, Range }))
        // "bytes 0-99/1000" ends with the size of the whole.
        const size = range ? Number(found.ContentRange?.split('/')[1]) : found.ContentLength
        return found.Body ? { size: size ?? 0, bytes: found.Body as Readable } : null
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async exists(id) {
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key: id }))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    async delete(id) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: id }))
    },
    async *list() {
      let token: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, ...(token && { ContinuationToken: token }) }),
        )
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { id: Key, modifiedOn: LastModified }
        }
        token = page.NextContinuationToken
      } while (token)
    },
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404
}
