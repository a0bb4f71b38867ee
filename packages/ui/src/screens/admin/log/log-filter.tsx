import { chakra } from '@chakra-ui/react'
import { isLogAction, logActions } from '@motif/contract/log-rules'
import { m } from '@motif/messages'
import { SelectField } from '../../../components/select/index.ts'
import { DayFields } from '../day-fields.tsx'
import { logActionNames } from './log-actions.ts'
import type { LogSectionProps } from './types.ts'

/** Filters by person, action and dates; applied immediately. */
export const LogFilter = ({
  logQuery: query,
  logPeople,
  onFilterLog
}: Pick<LogSectionProps, 'logQuery' | 'logPeople' | 'onFilterLog'>) => (
  <chakra.search
    display="grid"
    gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(2, minmax(0, 15rem)) repeat(2, minmax(0, 11rem))' }}
    gap={4}
    alignItems="end"
    marginBlockEnd={4}
  >
    <SelectField
      label={m.admin_log_who()}
      isRequired={false}
      value={query.by ?? ''}
      onChange={({ currentTarget: { value } }) => onFilterLog({ ...query, by: value || null })}
    >
      <option value="">{m.admin_log_everybody()}</option>
      {logPeople?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name ?? m.admin_log_gone()}
        </option>
      ))}
    </SelectField>
    <SelectField
      label={m.admin_log_what()}
      isRequired={false}
      value={query.action ?? ''}
      onChange={({ currentTarget: { value } }) => onFilterLog({ ...query, action: isLogAction(value) ? value : null })}
    >
      <option value="">{m.admin_log_everything()}</option>
      {logActions.map((action) => (
        <option key={action} value={action}>
          {logActionNames[action]()}
        </option>
      ))}
    </SelectField>
    <DayFields
      days={query}
      labels={{ from: m.admin_log_from(), to: m.admin_log_to() }}
      onChange={(change) => onFilterLog({ ...query, ...change })}
    />
  </chakra.search>
)
