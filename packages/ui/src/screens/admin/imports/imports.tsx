import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { formatNumber } from '../../../format/index.ts'
import { DayFields } from '../day-fields.tsx'
import { type OpenPartProps, partIdOf, useFocusOnPart } from '../open-part.ts'
import { PanelTitle } from '../panel-title.tsx'
import { ImportForm } from './import-form.tsx'
import { ImportList } from './import-list.tsx'
import { ImportReport } from './import-report.tsx'
import { ImportTemplates } from './import-templates.tsx'
import type { ImportSectionProps } from './types.ts'

const files = [
  { file: 'products', label: () => m.admin_export_products() },
  { file: 'stock', label: () => m.admin_export_stock() },
  { file: 'customers', label: () => m.admin_export_customers() },
  { file: 'designs', label: () => m.admin_export_designs() },
  { file: 'newsletter', label: () => m.admin_export_newsletter() }
] as const

/** Export of orders, of all or some days. */
function OrderExport({ onExport, exportingFile }: Pick<ImportSectionProps, 'onExport' | 'exportingFile'>) {
  const [days, setDays] = useState({ from: '', to: '' })
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(2, minmax(0, 11rem)) auto' }}
      justifyContent="start"
      gap={3}
      alignItems="end"
      marginBlockStart={4}
    >
      <DayFields
        days={days}
        labels={{ from: m.admin_export_orders_from(), to: m.admin_export_orders_to() }}
        onChange={(change) => setDays((known) => ({ ...known, ...change }))}
      />
      <chakra.div gridColumn={{ mdDown: '1 / -1' }}>
        <Button
          variant="outline"
          isBusy={exportingFile === 'orders'}
          onClick={() => onExport({ file: 'orders', days })}
        >
          <Download aria-hidden />
          {m.admin_export_orders()}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}

/** CSV import and export of products and stock; export of orders, customers and newsletter subscribers. */
export function Imports(props: ImportSectionProps & OpenPartProps) {
  const { openImportId = null, openImport, onReadColumns, onImport, onExport, exportingFile = null, newsletter } = props
  useFocusOnPart(props)
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={10}>
      <section aria-label={m.admin_import_title()}>
        <PanelTitle as="h2" id={partIdOf('import')} tabIndex={-1} scrollMarginBlockStart={20}>
          {m.admin_import_title()}
        </PanelTitle>
        <chakra.p color="fg.muted" maxWidth="66ch" marginBlockEnd={4}>
          {m.admin_import_about()}
        </chakra.p>
        <ImportForm openImport={openImport} onReadColumns={onReadColumns} onImport={onImport} />
      </section>
      {openImportId === null ? null : <ImportReport {...props} />}
      <ImportList {...props} />
      <ImportTemplates {...props} />
      <section aria-label={m.admin_export_title()}>
        <PanelTitle as="h2" id={partIdOf('export')} tabIndex={-1} scrollMarginBlockStart={20}>
          {m.admin_export_title()}
        </PanelTitle>
        <chakra.p color="fg.muted" maxWidth="66ch" marginBlockEnd={4}>
          {m.admin_export_about()}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap={3}>
          {files.map(({ file, label }) => (
            <Button key={file} variant="outline" isBusy={exportingFile === file} onClick={() => onExport({ file })}>
              <Download aria-hidden />
              {label()}
            </Button>
          ))}
        </chakra.div>
        <OrderExport onExport={onExport} exportingFile={exportingFile} />
        {newsletter ? (
          <chakra.p color="fg.muted" marginBlockStart={4} maxWidth="66ch">
            {m.admin_newsletter_counts({
              confirmed: formatNumber(newsletter.confirmed),
              unconfirmed: formatNumber(newsletter.unconfirmed)
            })}
          </chakra.p>
        ) : null}
      </section>
    </chakra.div>
  )
}
