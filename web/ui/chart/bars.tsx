import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

export interface BarValue {
  name: string
  /** For the height alone: what is read stands in `text`. */
  value: number
  text: string
}

export interface BarsProps {
  /** What is shown, for screen readers. */
  label: string
  bars: readonly BarValue[]
  /** The values at the side of the grid: '1,5 jt'. */
  scale: (value: number) => string
}

/** Values as bars, read one after the other with the arrow keys too. A table beside it says the same. */
export default function Bars({ label, bars, scale }: BarsProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...bars]}
        accessibilityLayer
        title={label}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        className="num text-xs"
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey="name" tickLine={false} axisLine={false} minTickGap={12} tick={tick} />
        <YAxis width={56} tickLine={false} axisLine={false} tickFormatter={scale} tick={tick} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--color-primary-tint)' }}
          formatter={(_value, _name, { payload }) => [(payload as BarValue).text, '']} // each bar is one
          separator=""
        />
        {/* nothing moves that nobody moved */}
        <Bar
          dataKey="value"
          fill="var(--color-primary)"
          radius={[4, 4, 0, 0]}
          maxBarSize={44}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

const tick = { fill: 'var(--color-mute)' }
