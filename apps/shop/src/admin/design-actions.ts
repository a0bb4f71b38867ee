import type { AdminScreenProps } from '@motif/ui/screens/admin'
import type { SWRResponse } from 'swr'
import { addressWith } from './read-admin.ts'

type Mutable = Pick<SWRResponse, 'mutate'>

interface DesignAnswers {
  designs: Mutable
  design: Mutable
  designTemplates: Mutable
}

/** Filters of the list of designs, and the way to a design. The view state is in the URL. */
export const designActions = (
  { designs, design, designTemplates }: DesignAnswers,
  [search, setSearch]: [URLSearchParams, (address: string) => void]
) => ({
  onRetryDesigns: () => void designs.mutate(),
  onRetryDesign: () => void design.mutate(),
  onRetryDesignTemplates: () => void designTemplates.mutate(),
  onFilterDesigns: (query: Parameters<AdminScreenProps['onFilterDesigns']>[0]) =>
    setSearch(addressWith(search, { ...query, after: null })),
  designPartHrefOf: ({ state }: { state: string }) => `?section=designs&state=${state}`,
  designsOfProductHrefOf: ({ product }: { product: string }) => addressWith(search, { product, after: null }),
  designsOfOwnerHrefOf: ({ email }: { email: string }) => `?${new URLSearchParams({ section: 'designs', q: email })}`,
  designPageHrefOf: ({ id }: { id: string }) => `?section=designs&design=${id}`,
  designHrefOf: ({ id }: { id: string | null }) => addressWith(search, { design: id })
})
