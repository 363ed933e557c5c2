import { chakra } from '@chakra-ui/react'
import { spellRoleName } from '@portal/domain'
import { Download } from 'lucide-react'
import { saveCsv } from '../../../lib/files/csv'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { ImportErrors, ImportScroll } from '../../../ui/form/import-parts'
import { tableClasses } from '../../../ui/table/table-styles.generated'
import { accountsBulkMessages } from '../users/accounts-bulk-messages.generated'
import { accountsMessages } from '../accounts-messages.generated'
import { userEditorMessages } from '../users/user-editor-messages.generated'
import type { UserImportPreviewFieldsFragment } from './user-import.generated'
import { importErrorsCsv } from './user-import-file'

const words = accountsBulkMessages.import
const labels = userEditorMessages.editor

/** What a file of users would do: the errors by row, or the first of the users to be created. */
export function UserImportPreview({ preview }: { preview: UserImportPreviewFieldsFragment }) {
  const { rows, goodRows, badRows, errors, errorsTotal, byRole, sample, fileName } = preview
  return (
    <>
      <Alert
        status={errorsTotal > 0 ? 'error' : 'success'}
        title={`${fileName}: ${words.summary({ rows, good: goodRows, bad: badRows })}`}
      >
        {errorsTotal > 0 && words.fixFirst}
      </Alert>
      {byRole.length > 0 && (
        <chakra.p marginBottom="12px" fontSize="md">
          <b>{words.byRole}</b>
          {`: ${byRole.map(({ role, count }) => `${count} ${spellRoleName(role)}`).join(', ')}`}
        </chakra.p>
      )}
      {errors.length > 0 ? (
        <>
          <Heading>
            <span>{`${words.errors} (${errors.length < errorsTotal ? words.listedFirst({ shown: errors.length, total: errorsTotal }) : words.listed({ total: errorsTotal })})`}</span>
            <Button
              size="sm"
              icon={<Download aria-hidden />}
              onClick={() => saveCsv(words.errorsName, importErrorsCsv(errors))}
            >
              {words.saveErrors}
            </Button>
          </Heading>
          <ImportErrors errors={errors} words={words} />
        </>
      ) : (
        sample.length > 0 && (
          <>
            <Heading>{words.sample}</Heading>
            <ImportScroll label={words.sample}>
              <table className={tableClasses.plain}>
                <thead>
                  <tr>
                    <th scope="col">{labels.fullName}</th>
                    <th scope="col">{labels.email}</th>
                    <th scope="col">{accountsMessages.list.role}</th>
                    <th scope="col">{labels.jurisdiction}</th>
                  </tr>
                </thead>
                <tbody>
                  {sample.map(({ row, fullName, email, role, leaName }) => (
                    <tr key={row}>
                      <th scope="row">{fullName}</th>
                      <td data-label={labels.email}>
                        <chakra.span overflowWrap="anywhere">{email}</chakra.span>
                      </td>
                      <td data-label={accountsMessages.list.role}>
                        <span>{spellRoleName(role)}</span>
                      </td>
                      <td data-label={labels.jurisdiction}>
                        <span>{leaName}</span>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ImportScroll>
          </>
        )
      )}
    </>
  )
}

const Heading = chakra('h3', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6px',
    textStyle: 'blockTitle',
    marginBottom: '6px',
  },
})
