import type { ImportHeadings, ImportState } from '@motif/contract'
import { m } from '@motif/messages'
import { formatNumber } from '@motif/ui/format'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminImport, adminProps, pageOf } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'imports' }

/** Shows the import that was started last, like the route. */
function Admin(props: AdminScreenProps) {
  const [begun, setBegun] = useState<string | null>(null)
  const onImport: AdminScreenProps['onImport'] = async (request) => {
    const answer = await props.onImport(request)
    if ('id' in answer) setBegun(answer.id)
    return answer
  }
  return <AdminScreen {...props} openImportId={begun ?? props.openImportId ?? null} onImport={onImport} />
}

const meta = preview.meta({
  title: 'Screens/Admin/CSV files',
  component: Admin,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

const csv = () => new File(['Handle,Title\nkite,Kite\n'], 'products_export_1.csv', { type: 'text/csv' })

const fileInput = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no field for a file')
  return input
}

const button = (name: string) => ({ name })

export const Checking = meta.story({
  tags: ['deed'],
  args: { openImport: adminImport },
  play: async ({ canvas, canvasElement, args: { onImport } }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: m.admin_import_kind() }), 'woocommerce')
    await userEvent.upload(fileInput(canvasElement), csv())
    await userEvent.click(await canvas.findByRole('button', button(m.admin_import_check())))
    await expect(onImport).toHaveBeenLastCalledWith(
      expect.objectContaining({ source: 'woocommerce', kind: 'products', dryRun: true })
    )
    await userEvent.click(await canvas.findByRole('button', button(m.admin_import_start())))
    await expect(onImport).toHaveBeenLastCalledWith(expect.objectContaining({ source: 'woocommerce', dryRun: false }))
    // After an import, the file must be checked again before the next import.
    await expect(await canvas.findByRole('button', button(m.admin_import_check()))).toBeVisible()
  }
})

export const AnotherKindIsCheckedAgain = meta.story({
  tags: ['deed'],
  args: { openImport: adminImport },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), csv())
    await userEvent.click(await canvas.findByRole('button', button(m.admin_import_check())))
    await expect(await canvas.findByRole('button', button(m.admin_import_start()))).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: m.admin_import_kind() }), 'stock')
    await expect(await canvas.findByRole('button', button(m.admin_import_check()))).toBeVisible()
  }
})

export const Customers = meta.story({
  tags: ['deed'],
  args: { openImport: { ...adminImport, kind: 'customers', source: 'motif' } },
  play: async ({ canvas, canvasElement, args: { onImport } }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: m.admin_import_kind() }), 'customers')
    await expect(await canvas.findByText(m.admin_import_customers_hint())).toBeVisible()
    await userEvent.upload(fileInput(canvasElement), new File(['E-mail\n'], 'people.csv', { type: 'text/csv' }))
    await userEvent.click(await canvas.findByRole('button', button(m.admin_import_check())))
    await expect(onImport).toHaveBeenLastCalledWith(
      expect.objectContaining({ source: 'motif', kind: 'customers', dryRun: true })
    )
    await expect(await canvas.findByRole('button', button(m.admin_import_start()))).toBeVisible()
  }
})

export const NoFile = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args: { onImport } }) => {
    await userEvent.click(canvas.getByRole('button', button(m.admin_import_check())))
    await expect(await canvas.findByText(m.admin_import_none_chosen())).toBeVisible()
    await expect(onImport).not.toHaveBeenCalled()
  }
})

export const NotCsv = meta.story({
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), new File(['x'], 'shop.xlsx', { type: 'application/zip' }), {
      applyAccept: false
    })
    await expect(await canvas.findByText(m.admin_import_not_csv())).toBeVisible()
  }
})

export const Refused = meta.story({
  tags: ['picture'],
  args: {
    onImport: fn(async () => ({
      failure: {
        ...failures.internal,
        code: 'invalid-upload' as const,
        detail: 'This is an Excel workbook. Save it as CSV UTF-8 and choose that file.'
      }
    }))
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), csv())
    await userEvent.click(await canvas.findByRole('button', button(m.admin_import_check())))
    await expect(await canvas.findByText(/Excel workbook/)).toBeVisible()
  }
})

const ownFile = () => new File(['Titel;Art.-Nr.;Preis;Preis\n'], 'lieferant.csv', { type: 'text/csv' })

const ownHeadings: ImportHeadings = {
  isKnown: false,
  headings: [
    { heading: 'Titel', samples: ['Drachen', 'Drachen groß', 'Würfel'] },
    { heading: 'Art.-Nr.', samples: ['KITE-1', 'KITE-2', 'DIE-1'] },
    { heading: 'Preis', samples: ['19,90', '29,90', '5'] },
    { heading: 'Preis', samples: ['16,72', '25,13', '4,20'] },
    { heading: '', samples: ['=1+1', '', ''] }
  ],
  expected: [
    { column: 'handle', header: 'Handle', isNeeded: true, index: null },
    { column: 'name', header: 'Name', isNeeded: false, index: 0 },
    { column: 'category', header: 'Category', isNeeded: false, index: null },
    { column: 'seo title', header: 'SEO title', isNeeded: false, index: null },
    { column: 'sku', header: 'SKU', isNeeded: false, index: 1 },
    { column: 'price', header: 'Price', isNeeded: false, index: 2 }
  ],
  template: null
}

const reads = (headings: ImportHeadings) => fn(async () => ({ headings }))

const columnBox = (name: string) => ({ name })
const neededBox = (header: string) => columnBox(m.admin_columns_needed({ header }))

export const ColumnsToChoose = meta.story({
  tags: ['deed'],
  args: { openImport: adminImport, onReadColumns: reads(ownHeadings) },
  play: async ({ canvas, canvasElement, args: { onImport } }) => {
    await userEvent.upload(fileInput(canvasElement), ownFile())
    await userEvent.click(await canvas.findByRole('button', button(m.admin_import_check())))
    const section = within(await canvas.findByRole('region', { name: m.admin_columns_title() }))
    await expect(section.getByText('19,90 · 29,90 · 5')).toBeVisible()
    await expect(section.getByText(m.admin_columns_repeated({ headings: 'Preis' }))).toBeVisible()
    // The check requires all needed columns to be assigned.
    await userEvent.click(canvas.getByRole('button', button(m.admin_import_check())))
    await expect(section.getByText(m.admin_columns_choose({ header: 'Handle' }))).toBeVisible()
    await expect(onImport).not.toHaveBeenCalled()
    await userEvent.selectOptions(section.getByRole('combobox', neededBox('Handle')), 'Titel')
    await userEvent.selectOptions(section.getByRole('combobox', columnBox('Price')), '3')
    await userEvent.selectOptions(section.getByRole('combobox', columnBox('SKU')), m.admin_columns_leave_out())
    await userEvent.type(section.getByRole('textbox', { name: m.admin_columns_remember() }), 'Lieferant')
    await userEvent.click(canvas.getByRole('button', button(m.admin_import_check())))
    const columns = [
      { column: 'name', index: 0 },
      { column: 'handle', index: 0 },
      { column: 'price', index: 3 }
    ]
    await expect(onImport).toHaveBeenLastCalledWith(
      expect.objectContaining({ source: 'motif', kind: 'products', dryRun: true, templateName: 'Lieferant', columns })
    )
    await userEvent.click(await canvas.findByRole('button', button(m.admin_import_start())))
    await expect(onImport).toHaveBeenLastCalledWith(expect.objectContaining({ dryRun: false, columns }))
  }
})

export const ColumnsChangedAreCheckedAgain = meta.story({
  tags: ['deed'],
  args: { openImport: adminImport, onReadColumns: reads({ ...ownHeadings, template: { id: 't-2', name: 'Hamburg' } }) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), ownFile())
    await userEvent.click(await canvas.findByRole('button', button(m.admin_import_check())))
    await expect(await canvas.findByText(m.admin_columns_follow({ name: 'Hamburg' }))).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: m.admin_columns_remember() })).toHaveValue('Hamburg')
    await userEvent.selectOptions(canvas.getByRole('combobox', neededBox('Handle')), 'Titel')
    await userEvent.click(canvas.getByRole('button', button(m.admin_import_check())))
    await expect(await canvas.findByRole('button', button(m.admin_import_start()))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', button(m.admin_columns_more())))
    await userEvent.selectOptions(canvas.getByRole('combobox', columnBox('SEO title')), 'Titel')
    await expect(await canvas.findByRole('button', button(m.admin_import_check()))).toBeVisible()
  }
})

export const ColumnsRefused = meta.story({
  tags: ['picture'],
  args: {
    onReadColumns: fn(async () => ({
      failure: {
        ...failures.internal,
        code: 'invalid-upload' as const,
        detail: 'The file has more than 500 columns. Nothing was imported.'
      }
    }))
  },
  play: async ({ canvas, canvasElement, args: { onImport } }) => {
    await userEvent.upload(fileInput(canvasElement), ownFile())
    await userEvent.click(await canvas.findByRole('button', button(m.admin_import_check())))
    await expect(await canvas.findByText(/more than 500 columns/)).toBeVisible()
    await expect(onImport).not.toHaveBeenCalled()
  }
})

export const ColumnsForgotten = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onRemoveImportTemplate } }) => {
    await userEvent.click(canvas.getByRole('button', button(m.admin_columns_forget({ name: 'Stocktaking' }))))
    await expect(onRemoveImportTemplate).toHaveBeenCalledWith(expect.objectContaining({ id: 't-1' }))
  }
})

export const TakenOut = meta.story({
  tags: ['deed'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), csv())
    await userEvent.click(
      await canvas.findByRole('button', button(m.admin_import_remove({ name: 'products_export_1.csv' })))
    )
    await waitFor(() => expect(canvas.queryByText('24 B')).toBeNull())
    await userEvent.click(canvas.getByRole('button', button(m.admin_import_check())))
    await expect(await canvas.findByText(m.admin_import_none_chosen())).toBeVisible()
  }
})

export const ChosenAgain = meta.story({
  tags: ['deed'],
  play: async ({ canvas, canvasElement, args: { onImport } }) => {
    const removal = button(m.admin_import_remove({ name: 'products_export_1.csv' }))
    await userEvent.upload(fileInput(canvasElement), new File(['x'], 'shop.xlsx', { type: 'application/zip' }), {
      applyAccept: false
    })
    await expect(await canvas.findByText(m.admin_import_not_csv())).toBeVisible()
    // The field accepts a replacement, and the same file again after its removal.
    await userEvent.upload(fileInput(canvasElement), csv())
    await waitFor(() => expect(canvas.queryByText(m.admin_import_not_csv())).toBeNull())
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(await canvas.findByRole('button', removal))
      await waitFor(() => expect(canvas.queryByRole('button', removal)).toBeNull())
      await userEvent.upload(fileInput(canvasElement), csv())
    }
    // Selecting the current file again does not count as a new file.
    await userEvent.upload(fileInput(canvasElement), csv())
    await expect(canvas.queryByText(m.admin_import_not_csv())).toBeNull()
    await expect(await canvas.findByRole('button', removal)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', button(m.admin_import_check())))
    await expect(onImport).toHaveBeenCalledOnce()
  }
})

export const Report = meta.story({ args: { openImportId: 'i-2', openImport: adminImport } })

const running: ImportState = {
  ...adminImport,
  dryRun: false,
  status: 'running',
  rows: 10_000,
  rowsDone: 3_412,
  created: 1_700,
  failed: 0,
  report: [],
  reportTotal: 0,
  finishedAt: null
}

export const Running = meta.story({
  tags: ['picture'],
  args: { openImportId: 'i-2', openImport: running },
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar')
    await expect(progress).toHaveAttribute('aria-valuenow', '3412')
    await expect(progress).toHaveAttribute('aria-valuemax', '10000')
  }
})

export const Reading = meta.story({
  args: { openImportId: 'i-2', openImport: { ...running, status: 'waiting', rows: 0, rowsDone: 0, created: 0 } }
})

export const Imported = meta.story({
  args: {
    openImportId: 'i-2',
    openImport: { ...adminImport, dryRun: false, created: 24, failed: 0, report: [], reportTotal: 0 }
  }
})

export const NotRead = meta.story({
  args: {
    openImportId: 'i-2',
    openImport: {
      ...adminImport,
      status: 'failed',
      rows: 0,
      rowsDone: 0,
      created: 0,
      updated: 0,
      failed: 0,
      report: [
        {
          row: null,
          level: 'error',
          subject: null,
          reason: 'csv-columns-missing',
          message: 'The file lacks the columns Handle. Nothing was imported.'
        }
      ],
      reportTotal: 1
    }
  }
})

export const LongReport = meta.story({
  tags: ['deed'],
  args: {
    openImportId: 'i-2',
    openImport: {
      ...adminImport,
      failed: 4_000,
      report: Array.from({ length: 1_000 }, (_, at) => ({
        row: at + 2,
        level: 'error' as const,
        subject: `a-rather-long-handle-of-a-product-number-${at}`,
        reason: 'csv-price-missing',
        message: 'The variant has no price.'
      })),
      reportTotal: 4_000
    }
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: m.admin_import_report() }))
    await expect(table.getAllByRole('row')).toHaveLength(101)
    await userEvent.click(canvas.getByRole('button', button(m.admin_import_more_lines())))
    await expect(table.getAllByRole('row')).toHaveLength(201)
    await expect(canvas.getByText(m.admin_import_lines_kept({ kept: '1,000', total: '4,000' }))).toBeVisible()
  }
})

export const ReportLoading = meta.story({ args: { openImportId: 'i-2' } })

export const ReportFailed = meta.story({
  tags: ['deed'],
  args: { openImportId: 'i-2', openImportFailure: failures.internal },
  play: async ({ canvas, args: { onRetryImport } }) => {
    await userEvent.click(canvas.getByRole('button', button(m.common_try_again())))
    await expect(onRetryImport).toHaveBeenCalledOnce()
  }
})

export const Loading = meta.story({ args: { imports: undefined } })
export const Empty = meta.story({ args: { imports: pageOf([]) } })

export const Failed = meta.story({
  tags: ['deed'],
  args: { imports: undefined, importsFailure: failures.internal },
  play: async ({ canvas, args: { onRetryImports } }) => {
    await userEvent.click(canvas.getByRole('button', button(m.common_try_again())))
    await expect(onRetryImports).toHaveBeenCalledOnce()
  }
})

export const Exporting = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onExport } }) => {
    await userEvent.click(canvas.getByRole('button', button(m.admin_export_stock())))
    await expect(onExport).toHaveBeenCalledWith({ file: 'stock' })
  }
})

export const ExportingOrdersOfSomeDays = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onExport } }) => {
    await userEvent.type(canvas.getByLabelText(m.admin_export_orders_from()), '2026-11-01')
    await userEvent.click(canvas.getByRole('button', button(m.admin_export_orders())))
    await expect(onExport).toHaveBeenLastCalledWith({ file: 'orders', days: { from: '2026-11-01', to: '' } })
    await userEvent.type(canvas.getByLabelText(m.admin_export_orders_to()), '2026-11-30')
    await userEvent.click(canvas.getByRole('button', button(m.admin_export_orders())))
    await expect(onExport).toHaveBeenLastCalledWith({ file: 'orders', days: { from: '2026-11-01', to: '2026-11-30' } })
  }
})

export const ExportingTheNewsletter = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onExport } }) => {
    const counts = m.admin_newsletter_counts({ confirmed: formatNumber(1204), unconfirmed: formatNumber(31) })
    await expect(canvas.getByText(counts)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', button(m.admin_export_newsletter())))
    await expect(onExport).toHaveBeenCalledWith({ file: 'newsletter' })
  }
})
