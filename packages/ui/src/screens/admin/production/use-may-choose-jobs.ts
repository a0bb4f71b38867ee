import { useIsAllowed } from '../allowed.tsx'

/** Whether the role has a bulk action on jobs. */
export function useMayChooseJobs(): boolean {
  const [mayMove, mayPrint] = [useIsAllowed('production.change'), useIsAllowed('production.read')]
  return mayMove || mayPrint
}
