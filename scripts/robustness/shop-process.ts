import { type ServerProcess, serverProcess } from '../../apps/api/src/testing/server-process.ts'

/** The shop's server, configured for load from a single address. */
export const shopProcess = (port: number, env: Record<string, string>): ServerProcess =>
  serverProcess(port, {
    RATE_LIMIT_PER_MINUTE: '100000000',
    ACCOUNT_LIMIT_PER_MINUTE: '100000000',
    UNPAID_ORDERS_FREE: '100000000',
    UNPAID_ORDERS_PER_BUYER: '100000000',
    UNPAID_ORDERS_PER_NETWORK: '100000000',
    ...env
  })
