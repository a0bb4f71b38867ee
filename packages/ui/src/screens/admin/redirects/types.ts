import type { Redirect } from '@motif/contract'
import type { RedirectTarget } from '@motif/contract/redirect-rules'
import type { Failure } from '../../../failure/index.ts'
import type { ListPage } from '../list-types.ts'

interface RedirectSave {
  path: string
  target: RedirectTarget
}

/** Props of the redirect section. Without data and failure it is loading. */
export interface RedirectSectionProps {
  redirects?: ListPage<Redirect> | undefined
  redirectsFailure?: Failure | undefined
  onRetryRedirects: () => void
  /** What is looked for in them. */
  redirectQuery: string
  onSearchRedirects: (search: { q: string }) => void
  pageHrefOf: (target: { page: number }) => string
  /** Gives why it was refused, or nothing once it is saved. */
  onAddRedirect: (entry: RedirectSave) => Promise<Failure | undefined>
  onRemoveRedirect: (entry: Redirect) => void
}
