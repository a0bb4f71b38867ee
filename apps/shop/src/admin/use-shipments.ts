import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import { useRef } from 'react'
import { call } from '../services/api.ts'

/** Ships and corrects parcels. Idempotent by content. */
export function useShipments(onDone: () => Promise<unknown>) {
  const last = useRef({ wish: '', key: '' })

  const act = async (title: string, work: () => Promise<unknown>): Promise<Failure | undefined> => {
    try {
      await work()
      toaster.show({ tone: 'good', title })
      return undefined
    } catch (error) {
      return failureOf(error)
    } finally {
      await onDone()
    }
  }

  return {
    onShip: ({ id, request }: Parameters<AdminScreenProps['onShip']>[0]) =>
      act(m.admin_parcel_sent(), async () => {
        const wish = JSON.stringify([id, request])
        if (last.current.wish !== wish) last.current = { wish, key: crypto.randomUUID() }
        await call('POST /api/v1/admin/orders/{id}/shipments', {
          params: { id },
          headers: { 'idempotency-key': last.current.key },
          body: request
        })
        last.current = { wish: '', key: '' }
      }),
    onCorrectShipment: ({ id, shipmentId, tracking }: Parameters<AdminScreenProps['onCorrectShipment']>[0]) =>
      act(m.admin_parcel_saved(), () =>
        call('PATCH /api/v1/admin/orders/{id}/shipments/{shipmentId}', {
          params: { id, shipmentId },
          body: { tracking }
        })
      ),
    onVoidShipment: ({ id, shipmentId, reason }: Parameters<AdminScreenProps['onVoidShipment']>[0]) =>
      act(m.admin_parcel_voided(), () =>
        call('POST /api/v1/admin/orders/{id}/shipments/{shipmentId}/void', {
          params: { id, shipmentId },
          body: { reason }
        })
      )
  }
}
