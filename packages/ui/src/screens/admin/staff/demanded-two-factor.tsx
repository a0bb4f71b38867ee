import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Allowed } from '../allowed.tsx'
import { PanelTitle } from '../panel-title.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import type { StaffSectionProps } from './types.ts'

interface DemandedTwoFactorProps extends Pick<StaffSectionProps, 'onDemandTwoFactor'> {
  isDemanded: boolean
}

/** Whether two-factor sign-in is required for all staff. Owners only. */
export function DemandedTwoFactor({ isDemanded, onDemandTwoFactor }: DemandedTwoFactorProps) {
  const [isAsking, setAsking] = useState(false)
  const label = isDemanded ? m.admin_staff_leave() : m.admin_staff_demand()
  return (
    <chakra.section aria-label={m.admin_staff_demand_title()} marginBlockStart={10} maxWidth="66ch">
      <PanelTitle as="h2">{m.admin_staff_demand_title()}</PanelTitle>
      <p>{isDemanded ? m.admin_staff_demanded() : m.admin_staff_left()}</p>
      <Allowed permission="two-factor.change">
        <Button marginBlockStart={3} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </Allowed>
      <ConfirmAction
        isOpen={isAsking}
        title={isDemanded ? m.admin_staff_leave_question() : m.admin_staff_demand_question()}
        text={isDemanded ? m.admin_staff_leave_text() : m.admin_staff_demand_text()}
        confirmLabel={label}
        onConfirm={() => onDemandTwoFactor({ demandsTwoFactor: !isDemanded })}
        onClose={() => setAsking(false)}
      />
    </chakra.section>
  )
}
