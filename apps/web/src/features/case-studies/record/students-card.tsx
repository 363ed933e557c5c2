import { chakra } from '@chakra-ui/react'
import { caseStudyLimits } from '@portal/domain'
import { Eye, EyeOff, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { refusalsOf } from '../../../lib/saving/refusals'
import { useAnswering } from '../../../parts/answering/answering-scope'
import { Button } from '../../../ui/action/button'
import { ConfirmLater } from '../../../ui/dialog/confirm-later'
import { RecordDialog } from '../../../ui/dialog/record-dialog'
import { toast } from '../../../ui/feedback/toast'
import { useAct } from '../../../ui/feedback/use-act'
import { TextField } from '../../../ui/field/text-field'
import { useRecordForm } from '../../../ui/form/use-record-form'
import { Card } from '../../../ui/layout/card'
import { caseStudiesMessages as m } from '../case-studies-messages.generated'
import {
  useAddCaseStudyStudentMutation,
  useRemoveCaseStudyStudentMutation,
  useRevealCaseStudyStudentsMutation,
  type RevealCaseStudyStudentsMutation,
} from '../case-studies.generated'
import type { CaseStudy } from './case-study-value'

const words = m.students
type Student = CaseStudy['students'][number]
type Revealed = RevealCaseStudyStudentsMutation['revealCaseStudyStudents']['students'][number]

/** Whom the study is about: masked, until a monitor shows the names, which is recorded. */
export function StudentsCard({ study }: { study: CaseStudy }) {
  const { students, edit, reveal } = study
  const names = useStudentNames(study.id)
  const { saveAll } = useAnswering()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Student>()
  const [remove] = useRemoveCaseStudyStudentMutation()
  const { busy, act } = useAct(words.failed, () => setRemoving(undefined))
  const full = students.length >= caseStudyLimits.students && words.full
  return (
    <Card
      title={words.title}
      note={students.length}
      actions={
        students.length > 0 &&
        reveal.allowed && (
          <Button
            variant="link"
            icon={names.shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            aria-expanded={names.shown !== undefined}
            loading={names.loading}
            title={words.recorded}
            onClick={names.shown ? names.hide : () => void names.show()}
          >
            {names.shown ? words.hide : words.show}
          </Button>
        )
      }
    >
      {students.length === 0 ? (
        <chakra.p color="fg.muted">{words.empty}</chakra.p>
      ) : (
        <chakra.ul aria-label={words.title} listStyleType="none" display="grid" gap="8px">
          {students.map((student) => (
            <chakra.li
              key={student.id}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              gap="4px 12px"
              overflowWrap="anywhere"
            >
              <chakra.span fontWeight="600">{nameOf(student, names.shown)}</chakra.span>
              {edit.allowed && (
                <Button
                  variant="link"
                  aria-label={words.removeOf({ student: student.label })}
                  onClick={() => void saveAll().then((saved) => saved && setRemoving(student))}
                >
                  {words.remove}
                </Button>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {edit.allowed && (
        <chakra.div marginTop="12px">
          <Button
            icon={<UserPlus aria-hidden />}
            disabledReason={full}
            onClick={() => void saveAll().then(setAdding)}
          >
            {words.add}
          </Button>
        </chakra.div>
      )}
      {adding && <StudentDialog study={study} onClose={() => setAdding(false)} />}
      {removing && (
        <ConfirmLater
          danger
          title={words.removeTitle}
          body={words.removeBody}
          confirmLabel={words.remove}
          busy={busy}
          onConfirm={() =>
            void act(words.removed, async () => {
              const input = { id: study.id, studentRowId: removing.id, version: study.version }
              return (await remove({ variables: { input } })).data?.removeCaseStudyStudent.errors
            })
          }
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </Card>
  )
}

function nameOf({ id, label }: Student, shown: readonly Revealed[] | undefined): string {
  const named = shown?.find((one) => one.id === id)
  return named ? words.shown({ name: `${named.firstName} ${named.lastName}`, id: named.studentId }) : label
}

/** Names that the reader shows. Kept on this page only, never in the cache (9.2). */
function useStudentNames(id: number) {
  const [reveal, { loading }] = useRevealCaseStudyStudentsMutation({ fetchPolicy: 'no-cache' })
  const [shown, setShown] = useState<readonly Revealed[]>()
  const show = async () => {
    const [refusal] = await refusalsOf(async () => {
      const { data } = await reveal({ variables: { id } })
      if (data?.revealCaseStudyStudents.errors.length === 0) setShown(data.revealCaseStudyStudents.students)
      return data?.revealCaseStudyStudents.errors
    })
    if (refusal) toast({ status: 'error', title: words.showFailed, description: refusal.message })
  }
  return { shown, loading, show, hide: () => setShown(undefined) }
}

interface Values {
  studentId: string
  firstName: string
  lastName: string
}
const initial: Values = { studentId: '', firstName: '', lastName: '' }
const { dialog } = words
const labels = { studentId: dialog.studentId, firstName: dialog.firstName, lastName: dialog.lastName }

function StudentDialog({ study, onClose }: { study: CaseStudy; onClose: () => void }) {
  const [add] = useAddCaseStudyStudentMutation()
  const named = () => {
    toast({ title: dialog.saved, status: 'success', duration: 5000 })
    onClose()
  }
  const record = useRecordForm<Values, never>({
    // Names of students are not kept in the browser.
    draft: null,
    row: null,
    initial,
    read: (row) => row,
    fields: () => [],
    title: dialog.conflict,
    send: async (values) => {
      const input = { ...values, id: study.id, version: study.version }
      const answer = (await add({ variables: { input } })).data?.addCaseStudyStudent
      return { errors: answer?.errors ?? [], row: null }
    },
    onSaved: named,
    onTheirs: named,
    onClose,
  })
  return (
    <RecordDialog
      record={record}
      initial={initial}
      title={dialog.title}
      words={dialog}
      validate={(values) =>
        Object.fromEntries(
          Object.entries(labels)
            .filter(([name]) => values[name as keyof Values].trim() === '')
            .map(([name, label]) => [name, dialog.required({ label })]),
        )
      }
    >
      {() => (
        <>
          <chakra.p marginBottom="12px">{dialog.intro}</chakra.p>
          <TextField name="studentId" label={dialog.studentId} maxLength={caseStudyLimits.name} />
          <TextField name="firstName" label={dialog.firstName} maxLength={caseStudyLimits.name} />
          <TextField name="lastName" label={dialog.lastName} maxLength={caseStudyLimits.name} />
        </>
      )}
    </RecordDialog>
  )
}
