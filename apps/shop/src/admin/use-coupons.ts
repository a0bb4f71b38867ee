import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import { useState } from 'react'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { mutateWithToast } from './mutate-with-toast.ts'

type Save = Parameters<AdminScreenProps['onSaveCoupon']>[0]
type Switch = Parameters<AdminScreenProps['onSwitchCoupon']>[0]

const send = (save: Save) =>
  'add' in save
    ? call('POST /api/v1/admin/coupons', { body: save.add })
    : call('PATCH /api/v1/admin/coupons/{code}', { params: { code: save.code }, body: save.change })

/** Adds, changes, enables and disables coupons. */
export function useCouponActions(list: Pick<SWRResponse, 'mutate'>) {
  const [switchingCoupon, setSwitching] = useState<string | null>(null)
  const turn = async ({ code, isActive }: Switch) => {
    setSwitching(code)
    try {
      await send({ code, change: { isActive } })
      toaster.show({
        tone: 'good',
        title: isActive ? m.admin_coupon_was_on({ code }) : m.admin_coupon_was_off({ code })
      })
    } catch (error) {
      showFailureToast(error)
    }
    await list.mutate()
    setSwitching(null)
  }
  return {
    switchingCoupon,
    onRetryCoupons: () => void list.mutate(),
    onSaveCoupon: (wish: Save) => mutateWithToast(list, () => send(wish), m.admin_coupon_saved()),
    onSwitchCoupon: (change: Switch) => void turn(change)
  }
}
