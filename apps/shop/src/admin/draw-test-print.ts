import type { TestPrint } from '@motif/contract'
import { urlOf } from '@motif/contract/client'
import { fetchFile } from '../services/fetch-file.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'

/** A photo with a sample print, rendered by the server; undefined after a failure, which is shown. */
export async function drawTestPrint(print: TestPrint): Promise<Blob | undefined> {
  try {
    return await (await fetchFile(urlOf('POST /api/v1/admin/test-prints', {}), print)).blob()
  } catch (error) {
    showFailureToast(error)
    return undefined
  }
}
