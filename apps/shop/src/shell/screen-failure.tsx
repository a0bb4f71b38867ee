import { m } from '@motif/messages'
import { ChunkFailedScreen, FailedScreen } from '@motif/ui/screens/status'
import { ChunkLoadError } from '../loading/load-chunk.ts'
import { usePageTitle } from './page-head.tsx'

/** A browser may remember that a module failed, and a new build has other names: only a new page surely tries again. */
const retry = () => location.reload()

/** What stands in a screen's place when it could not be loaded or broke. */
export function ScreenFailure({ error }: { error: unknown }) {
  usePageTitle(m.shell_failed_title())
  return error instanceof ChunkLoadError ? (
    <ChunkFailedScreen chunk={error.chunk} reason={error.reason} onRetry={retry} />
  ) : (
    <FailedScreen onRetry={retry} />
  )
}
