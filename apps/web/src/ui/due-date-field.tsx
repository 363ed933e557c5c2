import { chakra } from '@chakra-ui/react'
import { closedDayNotice, isCalendarDay } from '@portal/domain'
import { useField } from 'formik'
import { CalendarX2 } from 'lucide-react'
import { DateField, type DateFieldProps } from './date-field'

/**
 * A due date that a person sets, bound to the Formik field `name`: as DateField, and says when offices are closed on the day.
 * It is set all the same where the person wants it so.
 */
export function DueDateField(props: DateFieldProps) {
  const [{ value }] = useField<string>(props.name)
  const notice = isCalendarDay(value) ? closedDayNotice(value) : null
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
