import { Link } from 'react-router'
import { buttonClass } from '../action/button-class.ts'
import { EmptyState } from './empty-state.tsx'

/** In place of a list that its filters leave empty; leads to all of it. */
export function NothingFits({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      icon="search"
      title={title}
      text={text}
      action={
        <Link to={{ search: '' }} className={buttonClass({ variant: 'secondary' })}>
          Hapus filter
        </Link>
      }
    />
  )
}
