import { chakra } from '@chakra-ui/react'
import { type ReportRange, reportRanges } from '@motif/contract/report-rules'
import { m } from '@motif/messages'
import { SelectField } from '../../../components/select/index.ts'
import { DayFields } from '../day-fields.tsx'
import type { DashboardSectionProps } from './types.ts'

const rangeNames: Readonly<Record<ReportRange | 'own', () => string>> = {
  '7': () => m.admin_report_range_days({ count: 7 }),
  '30': () => m.admin_report_range_days({ count: 30 }),
  '90': () => m.admin_report_range_days({ count: 90 }),
  '365': () => m.admin_report_range_year(),
  own: () => m.admin_report_range_own()
}

/** Period selection; applies immediately. */
export const RangeForm = ({
  dashboard,
  reportQuery: query,
  onAskReport
}: Pick<DashboardSectionProps, 'dashboard' | 'reportQuery' | 'onAskReport'>) => (
  <chakra.search
    display="grid"
    gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 13rem) repeat(2, minmax(0, 11rem))' }}
    gap={4}
    alignItems="end"
  >
    <chakra.div gridColumn={{ mdDown: '1 / -1' }}>
      <SelectField
        label={m.admin_report_days()}
        isRequired={false}
        value={query.range}
        onChange={({ currentTarget: { value } }) => {
          const range = reportRanges.find((known) => known === value)
          // Days of one's own begin with those that are shown.
          onAskReport(
            range ? { range, from: '', to: '' } : { range: 'own', from: dashboard?.from ?? '', to: dashboard?.to ?? '' }
          )
        }}
      >
        {([...reportRanges, 'own'] as const).map((range) => (
          <option key={range} value={range}>
            {rangeNames[range]()}
          </option>
        ))}
      </SelectField>
    </chakra.div>
    {query.range === 'own' ? (
      <DayFields
        days={query}
        labels={{ from: m.admin_report_from(), to: m.admin_report_to() }}
        latest={dashboard?.today}
        onChange={(change) => onAskReport({ ...query, ...change })}
      />
    ) : null}
  </chakra.search>
)
