import type { SavedAddress } from '@motif/contract'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AddressesScreenProps } from '@motif/ui/screens/addresses'
import { useState } from 'react'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'

type Saved = Parameters<AddressesScreenProps['onSave']>[0]

/** Adds and edits an address in the sheet. */
function useEditing(refresh: () => Promise<unknown>) {
  const [editing, setEditing] = useState<AddressesScreenProps['editing']>(null)
  const [saving, setSaving] = useState<{ failure: Failure | null } | null>(null)
  const close = () => {
    setEditing(null)
    setSaving(null)
  }
  const save = async ({ id, address, ...rest }: Saved) => {
    setSaving({ failure: null })
    try {
      const body = { ...address, ...rest }
      await (id === undefined
        ? call('POST /api/v1/addresses', { body })
        : call('PUT /api/v1/addresses/{id}', { params: { id }, body }))
      await refresh()
      close()
    } catch (thrown) {
      setSaving({ failure: failureOf(thrown) })
    }
  }
  return {
    editing,
    isSaving: saving?.failure === null,
    saveFailure: saving?.failure,
    onAdd: () => setEditing('new'),
    onEdit: setEditing,
    onSave: (change: Saved) => void save(change),
    onClose: close
  }
}

/** Removes an address, with undo. */
function useRemoval(addresses: readonly SavedAddress[] | undefined, refresh: () => Promise<unknown>) {
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const restore = async ({ id: _id, ...body }: SavedAddress) => {
    await call('POST /api/v1/addresses', { body }).catch(showFailureToast)
    await refresh()
  }
  const remove = async (id: string) => {
    const removed = addresses?.find((address) => address.id === id)
    setLeaving((ids) => [...ids, id])
    try {
      await call('DELETE /api/v1/addresses/{id}', { params: { id } })
      await refresh()
      if (removed)
        toaster.show({
          title: m.addresses_removed(),
          action: { label: m.common_undo(), onAct: () => void restore(removed) }
        })
    } catch (thrown) {
      showFailureToast(thrown)
    }
    setLeaving((ids) => ids.filter((other) => other !== id))
  }
  return { pendingAddresses: leaving, onRemove: ({ id }: { id: string }) => void remove(id) }
}

/** Actions on the address book. */
export function useAddressBook({ data, mutate }: SWRResponse<SavedAddress[]>) {
  const refresh = () => mutate()
  return { onRetry: () => void refresh(), ...useEditing(refresh), ...useRemoval(data, refresh) }
}
