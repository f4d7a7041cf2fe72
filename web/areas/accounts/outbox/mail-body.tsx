import { useState } from 'react'
import type { KeptMail } from '#domain/accounts/codec.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { TabsPill } from '#web/ui/list/tabs-pill.tsx'

/** One mail: rendered, or as plain text. Nothing in it is executed. */
export function MailBody({ mail, origin }: { mail: KeptMail; origin: string }) {
  const [shown, setShown] = useState('teks')
  return (
    <article className="min-w-0 rounded-card border border-line bg-paper">
      <header className="border-b border-line px-5 py-4">
        <h2 className="text-lg">{mail.subject}</h2>
        <p className="num mt-0.5 text-sm text-mute [overflow-wrap:anywhere]">
          Kepada {mail.to} · <span className="whitespace-nowrap">{formatDateTime(mail.at)}</span>
        </p>
      </header>
      <div className="p-5">
        <TabsPill
          label="Tampilan e-mail"
          value={shown}
          onChange={setShown}
          tabs={[
            { value: 'teks', label: 'Teks' },
            { value: 'html', label: 'HTML' },
          ]}
        >
          {shown === 'teks' ? (
            <pre className="mt-4 whitespace-pre-wrap font-sans text-base [overflow-wrap:anywhere]">
              <WithLinks text={mail.text} origin={origin} />
            </pre>
          ) : (
            <iframe
              title={mail.subject}
              // no scripts, no forms, an origin of its own; clicked links may open in this window
              sandbox="allow-top-navigation-by-user-activation"
              srcDoc={`<base target="_top">${mail.html}`}
              className="mt-4 h-[32rem] w-full rounded-field border border-line bg-page"
            />
          )}
        </TabsPill>
      </div>
    </article>
  )
}

/** The text, with links only to this site. */
function WithLinks({ text, origin }: { text: string; origin: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, place) =>
    part.startsWith(`${origin}/`) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
      <a key={place} href={part} className="text-link">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
