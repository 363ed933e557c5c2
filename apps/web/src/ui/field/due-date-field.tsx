import { chakra } from '@chakra-ui/react'
import { businessCalendar, closedDayNotice, isCalendarDay, type ClosedDay } from '@portal/domain'
import { useField } from 'formik'
import { CalendarX2 } from 'lucide-react'
import { useMemo } from 'react'
import { DateField, type DateFieldProps } from './date-field'

interface DueDateFieldProps extends DateFieldProps {
  /** Days on which the state is closed beside weekends and federal holidays. */
  closedDays: readonly ClosedDay[] | undefined
}

/**
 * A due date that a person sets, bound to the Formik field `name`: as DateField, and says before it is saved that the
 * day moves when offices are closed on it.
 */
export function DueDateField({ closedDays, ...props }: DueDateFieldProps) {
  const [{ value }] = useField<string>(props.name)
  // Until the state's own days are loaded, weekends and federal holidays count.
  const calendar = useMemo(() => businessCalendar(closedDays), [closedDays])
  const notice = isCalendarDay(value) ? closedDayNotice(value, calendar) : null
  return (
    <div>
      <DateField {...props} />
      <div aria-live="polite">
        {notice && (
          <chakra.p
            display="flex"
            gap="6px"
            marginTop="-8px"
            marginBottom="14px"
            textStyle="hint"
            color="dueSoon.fg"
          >
            <chakra.span flex="none" paddingTop="1px" color="dueSoon.icon">
              <CalendarX2 size={15} aria-hidden />
            </chakra.span>
            {notice}
          </chakra.p>
        )}
      </div>
    </div>
  )
}
