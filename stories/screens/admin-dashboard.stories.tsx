import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { dashboard, emptyDashboard, visitedDashboard } from '../fixtures/admin-dashboard.ts'
import { adminProps } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'dashboard' }

const meta = preview.meta({
  title: 'Screens/Admin/Dashboard',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

/** The chart code is loaded lazily. */
const drawn = (canvasElement: HTMLElement, charts: number) =>
  waitFor(() => expect(canvasElement.querySelectorAll('svg.recharts-surface')).toHaveLength(charts), {
    timeout: 10_000
  })

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await drawn(canvasElement, 3)
  }
})

export const AsTables = meta.story({
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, 3)
    for (const title of [m.admin_report_sales_title(), m.admin_report_funnel_title(), m.admin_report_best_title()])
      await userEvent.click(
        canvas.getByText(
          (_, element) =>
            element?.tagName === 'SUMMARY' && element.textContent === `${m.admin_report_as_table()} ${title}`
        )
      )
    await expect(canvas.getByRole('table', { name: m.admin_report_funnel_title() })).toBeVisible()
  }
})

export const ByKeyboard = meta.story({
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await drawn(canvasElement, 3)
    const chart = canvasElement.querySelector<SVGElement>('svg.recharts-surface[tabindex="0"]')
    chart?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() =>
      expect(canvasElement.querySelector('.recharts-tooltip-wrapper')).toHaveTextContent(m.admin_report_net())
    )
  }
})

export const ChoosingDays = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onAskReport } }) => {
    const days = canvas.getByRole('combobox', { name: m.admin_report_days() })
    await userEvent.selectOptions(days, '90')
    await expect(onAskReport).toHaveBeenLastCalledWith({ range: '90', from: '', to: '' })
    await userEvent.selectOptions(days, 'own')
    await expect(onAskReport).toHaveBeenLastCalledWith({ range: 'own', from: '2026-10-22', to: '2026-11-20' })
  }
})

export const OwnDays = meta.story({
  tags: ['deed'],
  args: { reportQuery: { range: 'own', from: '2026-10-22', to: '2026-11-20' } },
  play: async ({ canvas, args: { onAskReport } }) => {
    await fireEvent.change(canvas.getByLabelText(m.admin_report_from()), { target: { value: '2026-11-01' } })
    await expect(onAskReport).toHaveBeenLastCalledWith({ range: 'own', from: '2026-11-01', to: '2026-11-20' })
  }
})

export const Exporting = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onExportReport } }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `${m.admin_report_csv()} ${m.admin_report_stock_title()}` })
    )
    await expect(onExportReport).toHaveBeenCalledWith({ part: 'stock' })
  }
})

export const Refreshing = meta.story({ args: { isLoadingDashboard: true } })
export const Incomplete = meta.story({ args: { dashboard: { ...dashboard, isComplete: false } } })
export const Loading = meta.story({ args: { dashboard: undefined } })
export const Empty = meta.story({ args: { dashboard: emptyDashboard } })
export const VisitedOnly = meta.story({ args: { dashboard: visitedDashboard } })

export const Failed = meta.story({
  tags: ['deed'],
  args: { dashboard: undefined, dashboardFailure: failures.network },
  play: async ({ canvas, args: { onRetryDashboard } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetryDashboard).toHaveBeenCalledOnce()
  }
})
