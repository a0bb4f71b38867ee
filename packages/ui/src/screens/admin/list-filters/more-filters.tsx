import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ChevronDown } from 'lucide-react'
import { type PropsWithChildren, useId, useState } from 'react'
import { Button } from '../../../components/button/index.ts'

interface MoreFiltersProps {
  onApply: () => void
}

/** Further filters of a list, behind a button. They apply together. */
export function MoreFilters({ onApply, children }: PropsWithChildren<MoreFiltersProps>) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <chakra.search display="block" marginBlockEnd={4}>
      <Button
        size="sm"
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {m.admin_filters_more()}
        <chakra.span
          aria-hidden
          display="inline-flex"
          transform={isOpen ? 'rotate(180deg)' : undefined}
          transition="transform 150ms"
          _motionReduce={{ transition: 'none' }}
        >
          <ChevronDown size={16} />
        </chakra.span>
      </Button>
      {isOpen ? (
        <chakra.form
          id={id}
          noValidate
          display="grid"
          gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(auto-fill, minmax(11rem, 1fr))' }}
          gap={4}
          alignItems="start"
          paddingBlock={4}
          borderBlockWidth="1px"
          marginBlockStart={2}
          onSubmit={(event) => {
            event.preventDefault()
            onApply()
          }}
        >
          {children}
          <chakra.div gridColumn="1 / -1">
            <Button type="submit" size="sm">
              {m.admin_filters_apply()}
            </Button>
          </chakra.div>
        </chakra.form>
      ) : null}
    </chakra.search>
  )
}
