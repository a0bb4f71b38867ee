import type { SavedAddress } from '@motif/contract'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { AddressesScreen, type AddressesScreenProps } from '@motif/ui/screens/addresses'
import { useState } from 'react'
import { withReturnTo } from '../accounts/return-to.ts'
import { call, useCall } from '../services/api.ts'
import { shippingCountries } from '../services/countries.ts'
import { failed } from '../services/failed.ts'
import { useSessionStatus } from '../shell/session.ts'
import { tellFailure } from '../shell/tell-failure.ts'
import { usePageTitle } from '../shell/page-head.tsx'

type Saved = Parameters<AddressesScreenProps['onSave']>[0]

export function Component() {
  usePageTitle(m.addresses_title())
  const status = useSessionStatus()
  const { data: addresses, error, mutate } = useCall('GET /api/v1/addresses', status === 'customer' ? {} : undefined)
  const [editing, setEditing] = useState<AddressesScreenProps['editing']>(null)
  const [saving, setSaving] = useState<{ failure: Failure | null } | null>(null)
  const [leaving, setLeaving] = useState<readonly string[]>([])

  const save = async ({ id, address, ...rest }: Saved) => {
    setSaving({ failure: null })
    try {
      const body = { ...address, ...rest }
      await (id === undefined
        ? call('POST /api/v1/addresses', { body })
        : call('PUT /api/v1/addresses/{id}', { params: { id }, body }))
      await mutate()
      setEditing(null)
      setSaving(null)
    } catch (thrown) {
      setSaving({ failure: failureOf(thrown) })
    }
  }

  const restore = async ({ id: _id, ...body }: SavedAddress) => {
    await call('POST /api/v1/addresses', { body }).catch(tellFailure)
    await mutate()
  }

  const remove = async ({ id }: { id: string }) => {
    const removed = addresses?.find((address) => address.id === id)
    setLeaving((ids) => [...ids, id])
    try {
      await call('DELETE /api/v1/addresses/{id}', { params: { id } })
      await mutate()
      if (removed)
        toaster.show({
          title: m.addresses_removed(),
          action: { label: m.common_undo(), onAct: () => void restore(removed) }
        })
    } catch (thrown) {
      tellFailure(thrown)
    }
    setLeaving((ids) => ids.filter((other) => other !== id))
  }

  return (
    <AddressesScreen
      addresses={addresses}
      failure={failed(error)}
      onRetry={() => void mutate()}
      isSignedOut={status === 'visitor'}
      loginHref={withReturnTo('/login', '/address')}
      countries={shippingCountries()}
      pendingAddresses={leaving}
      onAdd={() => setEditing('new')}
      onEdit={setEditing}
      onRemove={(about) => void remove(about)}
      editing={editing}
      isSaving={saving?.failure === null}
      saveFailure={saving?.failure}
      onSave={(change) => void save(change)}
      onClose={() => {
        setEditing(null)
        setSaving(null)
      }}
    />
  )
}
