import type { Redirect } from '@motif/contract'
import type { RedirectTarget } from '@motif/contract/redirect-rules'
import type { Failure } from '../../../failure/index.ts'
import type { ListPage } from '../list-types.ts'

interface RedirectSave {
  path: string
  target: RedirectTarget
}

/** The section on redirects. Nothing, and no failure: on the way. */
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
