import { m } from '@motif/messages'
import { expect, test } from 'vitest'
import { shownConflicts } from './conflict-text.ts'

test('moments of a conflict are in the time zone of the shop', () => {
  const named = { categories: [], timeZone: 'Europe/Berlin' }
  const sale = { price: '15.00', from: '2026-03-29T01:00:00Z', until: '' }
  const [publication, period] = shownConflicts(
    [
      { member: 'liveFrom', mine: '2026-03-29T00:59:00Z', theirs: '' },
      { member: 'variants', item: 'Rust, S', field: 'sale', mine: sale, theirs: { price: '', from: '', until: '' } }
    ],
    named
  )
  expect(publication).toMatchObject({
    place: m.admin_product_live_from({ zone: 'Europe/Berlin' }),
    mine: expect.stringMatching(/29 March 2026.+01:59/) as string,
    theirs: m.admin_settings_none()
  })
  expect(period).toMatchObject({
    mine: expect.stringMatching(/^15\.00 – 29 March 2026.+03:00$/) as string,
    theirs: m.admin_settings_none()
  })
})
