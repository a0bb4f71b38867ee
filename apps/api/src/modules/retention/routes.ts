import type { Module } from '../../platform/module.ts'
import { clearMessages } from '../contact/index.ts'
import { clearQuestions } from '../questions/index.ts'
import { clearStockAlerts } from '../stock-alerts/index.ts'
import { clearUnseenArtworks } from './artworks.ts'
import { clearUnusedUploads } from './uploads.ts'

/** Deletes unreferenced data every night. It uses many modules, so it stands above them. */
export const retentionModule: Module = (_app, platform) => {
  const { jobs, log } = platform
  jobs.every('uploads.clear', '23 3 * * *', () => clearUnusedUploads(platform))
  jobs.every('stock-alerts.clear', '37 3 * * *', () => clearStockAlerts(platform))
  jobs.every('messages.clear', '41 3 * * *', () => clearMessages(platform))
  jobs.every('questions.clear', '43 3 * * *', () => clearQuestions(platform))
  jobs.every('artworks.clear', '31 3 * * *', async () => {
    const count = await clearUnseenArtworks(platform)
    if (count > 0) log.info({ count }, 'artworks nobody was shown any more were deleted')
  })
}
