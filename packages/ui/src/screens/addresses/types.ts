import type { Address, SavedAddress } from '@motif/contract'
import type { Failure } from '../../failure/index.ts'

export interface AddressesScreenProps {
  /** Undefined while loading. */
  addresses?: readonly SavedAddress[] | undefined
  /** Without addresses: loading failed. With addresses: a removal failed. */
  failure?: Failure | null | undefined
  onRetry?: (() => void) | undefined
  /** @default false */
  isSignedOut?: boolean
  /** @default '/login' */
  loginHref?: string
  countries: readonly { code: string; name: string }[]
  /** Ids of addresses with pending changes. */
  pendingAddresses?: readonly string[]
  onAdd: () => void
  onEdit: (about: { id: string }) => void
  /** Removes it; the caller offers undo. */
  onRemove: (about: { id: string }) => void
  /** The open form: for a new address, or the one with this id. */
  editing?: 'new' | { id: string } | null | undefined
  /** @default false */
  isSaving?: boolean
  saveFailure?: Failure | null | undefined
  /** Without id: a new one. */
  onSave: (change: {
    id?: string
    address: Address
    label: string | null
    isDefaultShipping: boolean
    isDefaultBilling: boolean
  }) => void
  onClose: () => void
}
