import { chakra } from '@chakra-ui/react'
import { tourPath } from '../../../lib/tour-path'
import { Card } from '../../../ui/layout/card'
import { TextLink } from '../../../ui/action/link'
import { DayList } from '../day-list'
import { dashboardsMessages } from '../dashboards-messages.generated'
import type { LandingFieldsFragment as Landing } from '../dashboards.generated'

const { days, help, news, tour } = dashboardsMessages

/** What is due this month, and what is planned. */
export function DeadlinesPanel({ landing, showsAgency }: { landing: Landing; showsAgency: boolean }) {
  return (
    <Card title={days.title} note={landing.days.length} padded={false}>
      <DayList days={landing.days} most={8} none={days.none} showsAgency={showsAgency} />
    </Card>
  )
}

/** People to contact: the monitors of the agency, and the contacts of everybody. */
export function HelpPanel({ landing, isLocal }: { landing: Landing; isLocal: boolean }) {
  return (
    <Card title={help.title}>
      {isLocal && (
        <chakra.div marginBottom="10px">
          <chakra.p textStyle="hint" color="fg.muted">
            {landing.help.length > 0 ? help.monitors : help.none}
          </chakra.p>
          <ul>
            {landing.help.map(({ id, fullName, email, phoneNumber }) => (
              <chakra.li key={id} marginTop="6px" overflowWrap="anywhere">
                <b>{fullName}</b>
                <br />
                <a href={`mailto:${email}`}>{email}</a>
                {phoneNumber && `, ${phoneNumber}`}
              </chakra.li>
            ))}
          </ul>
        </chakra.div>
      )}
      <TextLink to="/user/contacts">{help.contacts}</TextLink>
      <chakra.p textStyle="hint" color="fg.subtle">
        {help.contactsNote}
      </chakra.p>
      <chakra.p marginTop="6px">
        <TextLink to={tourPath}>{tour.again}</TextLink>
      </chakra.p>
    </Card>
  )
}

/** What is new in the version that is running. */
export function NewsPanel() {
  return (
    <Card title={news.title}>
      <chakra.ul display="grid" gap="6px" listStyleType="disc" paddingInlineStart="18px">
        {news.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ul>
    </Card>
  )
}
