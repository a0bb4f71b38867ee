import { isOwnPath } from '@motif/contract/redirect-rules'
import { expect, it } from 'vitest'
import { routesFor } from './routes.ts'

it('nobody can be led away from a page there is', () => {
  const fixed = routesFor({ isAdmin: true })
    .map(({ path }) => path)
    .filter((path) => !path.includes(':'))
  expect(fixed.filter((path) => !isOwnPath(path))).toEqual([])
})
