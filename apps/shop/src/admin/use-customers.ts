import { ResponseError, urlOf } from '@motif/contract/client'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AdminScreenProps, CustomerQuery } from '@motif/ui/screens/admin'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { mutate } from 'swr'
import type { ResourceStates } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'
import { fetchFile } from '../services/fetch-file.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { mutateWithToast } from './mutate-with-toast.ts'
import { addressWith, type adminAt, viewAt } from './read-admin.ts'
import { saveFile } from './save-file.ts'

type Read = Pick<ResourceStates<ReturnType<typeof adminAt>>, 'customers' | 'customer' | 'customerOrders' | 'erasure'>

/** Parameters of the customer page only. */
const closed = { customer: null, erase: null, 'orders-after': null }

async function savePerson(key: string): Promise<void> {
  const response = await fetchFile(urlOf('GET /api/v1/admin/customers/{key}/data.json', { params: { key } }))
  // A captive portal returns other content.
  if (response.headers.get('content-type')?.startsWith('application/json') !== true)
    throw new ResponseError(response.status, undefined)
  await saveFile(response, 'personal-data.json')
}

const startsWith = (path: string) => (key: unknown) => typeof key === 'string' && key.startsWith(path)

/** Drops all cached data of an erased customer. */
async function forgetErased(): Promise<void> {
  await mutate(startsWith('/api/v1/admin/customers'), undefined, { revalidate: false })
  await mutate(startsWith('/api/v1/admin/designs'), undefined, { revalidate: false })
  await mutate(startsWith('/api/v1/admin/orders'))
}

/** Staff notes on a customer. */
function useNotes({ customer }: Pick<Read, 'customer'>) {
  const [deletingNoteId, setDeleting] = useState<string | null>(null)
  const remove = async ({ key, id }: { key: string; id: string }) => {
    setDeleting(id)
    try {
      await call('DELETE /api/v1/admin/customers/{key}/notes/{id}', { params: { key, id } })
      toaster.show({ tone: 'good', title: m.admin_customer_note_deleted() })
    } catch (error) {
      showFailureToast(error)
    }
    await customer.mutate()
    setDeleting(null)
  }
  return {
    deletingNoteId,
    onAddCustomerNote: ({ id: key, text }: { id: string; text: string }) =>
      mutateWithToast(
        customer,
        () => call('POST /api/v1/admin/customers/{key}/notes', { params: { key }, body: { text } }),
        m.admin_note_saved()
      ),
    onDeleteCustomerNote: (note: { key: string; id: string }) => void remove(note)
  }
}

/** Customer search, and actions on a customer page. The view state is in the URL. */
export function useCustomerActions(read: Read) {
  const [search, setSearch] = useSearchParams()
  const [isExportingPerson, setExporting] = useState(false)
  const { isErasureOpen } = viewAt(search)
  const { mutate: readErasure } = read.erasure
  // The erasure preview is refreshed, since orders may be shipped meanwhile.
  useEffect(() => {
    if (isErasureOpen) void readErasure()
  }, [isErasureOpen, readErasure])
  const exportPerson = async (key: string) => {
    setExporting(true)
    try {
      await savePerson(key)
    } catch (error) {
      showFailureToast(error)
    }
    setExporting(false)
  }
  const erase = async ({ key, email }: Parameters<AdminScreenProps['onErase']>[0]): Promise<Failure | undefined> => {
    try {
      await call('POST /api/v1/admin/customers/{key}/erasure', { params: { key }, body: { email } })
    } catch (error) {
      await read.erasure.mutate()
      return failureOf(error)
    }
    toaster.show({ tone: 'good', title: m.admin_customer_erased() })
    setSearch(addressWith(search, closed), { replace: true })
    await forgetErased()
    return undefined
  }
  return {
    ...useNotes(read),
    isExportingPerson,
    onRetryCustomers: () => void read.customers.mutate(),
    onRetryCustomer: () => void read.customer.mutate(),
    onRetryCustomerOrders: () => void read.customerOrders.mutate(),
    onRetryErasure: () => void read.erasure.mutate(),
    onFilterCustomers: ({ q, filter }: CustomerQuery) => setSearch(addressWith(search, { q, filter, after: null })),
    customerPageHrefOf: ({ key }: { key: string }) => `?section=customers&customer=${key}`,
    customerHrefOf: ({ key }: { key: string | null }) => addressWith(search, { ...closed, customer: key }),
    customerOrdersHrefOf: ({ after }: { after: string | null }) => addressWith(search, { 'orders-after': after }),
    onExportPerson: ({ key }: { key: string }) => void exportPerson(key),
    onOpenErasure: () => setSearch(addressWith(search, { erase: '1' }), { preventScrollReset: true }),
    onCloseErasure: () => setSearch(addressWith(search, { erase: null }), { preventScrollReset: true }),
    onErase: erase
  }
}
