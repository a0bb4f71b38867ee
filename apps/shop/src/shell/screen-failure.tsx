import { m } from '@motif/messages'
import { ChunkFailedScreen, FailedScreen } from '@motif/ui/screens/status'
import { ChunkLoadError } from '../loading/load-chunk.ts'
import { usePageTitle } from './page-head.tsx'

/** Browsers may cache a failed import, and a new build has other file names: only a reload retries reliably. */
const retry = () => location.reload()

/** Shown if a screen failed to load or render. */
export function ScreenFailure({ error }: { error: unknown }) {
  usePageTitle(m.shell_failed_title())
  return error instanceof ChunkLoadError ? (
    <ChunkFailedScreen chunk={error.chunk} reason={error.reason} onRetry={retry} />
  ) : (
    <FailedScreen onRetry={retry} />
  )
}
