import { describe, expect, it } from 'vitest'
import { isSavingData } from './prefetch-on-intent.ts'

describe('a connection on which nothing is fetched on a mere intent', () => {
  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])('is %j', (connection) => {
    expect(isSavingData(connection)).toBe(true)
  })

  it.each([undefined, {}, { saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }])(
    'is not %j',
    (connection) => {
      expect(isSavingData(connection)).toBe(false)
    }
  )
})
