import { useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { toast } from '../../../ui/feedback/toast'
import { accountsMessages } from '../accounts-messages.generated'

const words = accountsMessages.list

/** Export Active Users: full name and email of everybody who can log in, of one jurisdiction when one is chosen. */
export function useExportActiveUsers(jurisdiction: string): { running: boolean; run: () => Promise<void> } {
  const [running, setRunning] = useState(false)
  async function run() {
    setRunning(true)
    try {
      // What only this button needs is loaded with it.
      const { download } = await import('../../../ui/action/download')
      const query = jurisdiction && `?leaId=${jurisdiction}`
      const saved = await download(`/files/exports/active-users.csv${query}`, 'ActiveUsers.csv')
      if (saved)
        toast({ title: words.exportActive, description: words.exported, status: 'success', duration: 5000 })
    } catch (error) {
      const { message } = problemOf(error)
      toast({ title: words.exportFailed, description: message, status: 'error', duration: 5000 })
    }
    setRunning(false)
  }
  return { running, run }
}
