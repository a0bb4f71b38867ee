import type { ImportKind, ImportSource, ImportStatus } from '@motif/contract'
import { m } from '@motif/messages'
import { CircleCheck, Clock, LoaderCircle, OctagonAlert } from 'lucide-react'
import { type StateLook, StateBadge } from '../state-badge.tsx'

const statuses = {
  waiting: { label: () => m.admin_import_waiting(), icon: Clock, tone: 'plain' },
  running: { label: () => m.admin_import_running(), icon: LoaderCircle, tone: 'info' },
  done: { label: () => m.admin_import_done(), icon: CircleCheck, tone: 'good' },
  failed: { label: () => m.admin_import_stopped(), icon: OctagonAlert, tone: 'bad' }
} satisfies Record<ImportStatus, StateLook>

export const ImportStatusBadge = ({ status }: { status: ImportStatus }) => <StateBadge {...statuses[status]} />

/** Content types of import files. */
export const fileKinds = [
  { id: 'shopify', source: 'shopify', kind: 'products', label: () => m.admin_import_of_shopify() },
  { id: 'woocommerce', source: 'woocommerce', kind: 'products', label: () => m.admin_import_of_woocommerce() },
  { id: 'motif', source: 'motif', kind: 'products', label: () => m.admin_import_of_motif() },
  { id: 'stock', source: 'motif', kind: 'stock', label: () => m.admin_import_of_stock() },
  { id: 'customers', source: 'motif', kind: 'customers', label: () => m.admin_import_of_customers() }
] as const satisfies readonly { id: string; source: ImportSource; kind: ImportKind; label: () => string }[]

export const kindLabel = ({ source, kind }: { source: ImportSource; kind: ImportKind }): string =>
  fileKinds.find((one) => one.source === source && one.kind === kind)?.label() ?? source
