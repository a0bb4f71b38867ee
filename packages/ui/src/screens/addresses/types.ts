import type { Address, SavedAddress } from '@motif/contract'
import type { Failure } from '../../failure/index.ts'

export interface AddressesScreenProps {
  /** Undefined until they are there. */
  addresses?: readonly SavedAddress[] | undefined
  /** Without addresses: they could not be read. With them: one could not be removed. */
  failure?: Failure | null | undefined
  onRetry?: (() => void) | undefined
  /** @default false */
  isSignedOut?: boolean
  /** @default '/login' */
  loginHref?: string
  countries: readonly { code: string; name: string }[]
  /** Ids of addresses whose change is under way. */
  pendingAddresses?: readonly string[]
  onAdd: () => void
  onEdit: (about: { id: string }) => void
  /** Takes it out; offering "Undo" is the caller's. */
  onRemove: (about: { id: string }) => void
  /** The form is open for a new address, or for the one with this id. */
  editing?: 'new' | { id: string } | null | undefined
  /** @default false */
  isSaving?: boolean
  saveFailure?: Failure | null | undefined
  /** Without an id it is a new one. */
  onSave: (change: {
    id?: string
    address: Address
    label: string | null
    isDefaultShipping: boolean
    isDefaultBilling: boolean
  }) => void
  onClose: () => void
}
