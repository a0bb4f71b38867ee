import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../platform/storage/s3-settings.ts'

export interface S3Server {
  settings: S3Settings
  close(): Promise<void>
}

/** An S3 server that checks signatures like Amazon, with an empty bucket or with the content of a folder. */
export async function startS3Server(kept: { port?: number; directory?: string } = {}): Promise<S3Server> {
  const directory = kept.directory ?? mkdtempSync(join(tmpdir(), 'motif-s3-'))
  const server = new S3rver({
    port: kept.port ?? 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'motif' }]
  })
  const { port } = (await server.run()) as AddressInfo
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'motif',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true
    },
    close: async () => {
      await server.close()
      if (kept.directory === undefined) rmSync(directory, { recursive: true, force: true })
    }
  }
}
