import type { ImportState } from '@motif/contract'
import { expect } from 'vitest'
import type { SignedUp, TestApp } from '../../../testing/test-app.ts'

export type Form = Partial<Record<'source' | 'kind' | 'dryRun' | 'columns' | 'templateName', string>>

/** Uploads files as an administrator and runs the imports. */
export function importing(shop: TestApp, { token }: Pick<SignedUp, 'token'>) {
  const send = (content: string | Buffer, form: Form = {}) =>
    shop.call('POST /api/v1/admin/imports', {
      token,
      file: new File([typeof content === 'string' ? content : new Uint8Array(content)], 'products.csv'),
      form: { source: 'shopify', ...form }
    })
  const look = async (id: string): Promise<ImportState> =>
    (await shop.call('GET /api/v1/admin/imports/{id}', { token, params: { id } })).data
  return {
    send,
    look,
    /** Uploads a file, runs the import, and returns its final state. */
    imported: async (content: string | Buffer, form: Form = {}): Promise<ImportState> => {
      const { status, data, problem } = await send(content, form)
      expect([status, problem.detail]).toEqual([202, undefined])
      await shop.runJobs()
      return look(data.id)
    }
  }
}

/** The entries of a report as row and reason, without their sentences. */
export const said = ({ report }: ImportState) => report.map(({ row, reason }) => [row, reason])
