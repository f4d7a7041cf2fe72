import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Text, Tooltip, XAxis, YAxis } from 'recharts'

export interface BarValue {
  name: string
  /** For the height alone: what is read stands in `text`. */
  value: number
  text: string
}

export interface BarsProps {
  /** The label for screen readers. */
  label: string
  bars: readonly BarValue[]
  /** The values at the side of the grid: '1,5 jt'. */
  scale: (value: number) => string
  /** The bars lie, with their names beside them: for names that are no dates, all of which are wanted. */
  lying?: boolean
}

/** Values as bars, read one after the other with the arrow keys too. A table beside it says the same. */
export default function Bars({ label, bars, scale, lying = false }: BarsProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...bars]}
        accessibilityLayer
        title={label}
        layout={lying ? 'vertical' : 'horizontal'}
        margin={{ top: 8, right: lying ? 24 : 4, bottom: 0, left: 0 }}
        className="num text-xs"
      >
        <CartesianGrid vertical={lying} horizontal={!lying} stroke="var(--color-line)" />
        {lying ? (
          <>
            <XAxis type="number" {...axis} tickFormatter={scale} tickCount={4} />
            <YAxis type="category" dataKey="name" {...axis} width={NAMES_PX} interval={0} tick={Name} />
          </>
        ) : (
          <>
            <XAxis dataKey="name" {...axis} minTickGap={12} interval="equidistantPreserveStart" />
            <YAxis {...axis} width={56} tickFormatter={scale} />
          </>
        )}
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--color-primary-tint)' }}
          formatter={(_value, _name, { payload }) => [(payload as BarValue).text, '']} // each bar is one
          separator=""
        />
        {/* no animation without a user's action */}
        <Bar
          dataKey="value"
          fill="var(--color-primary)"
          radius={lying ? [0, 4, 4, 0] : [4, 4, 0, 0]}
          maxBarSize={lying ? 24 : 44}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

const axis = { tickLine: false, axisLine: false, tick: { fill: 'var(--color-mute)' } } as const

const NAMES_PX = 116

/** A name beside its bar, in two lines where it is long. */
function Name({ x, y, payload }: { x: number | string; y: number | string; payload: { value: string } }) {
  return (
    <Text
      x={x}
      y={y}
      width={NAMES_PX - 8}
      maxLines={2}
      textAnchor="end"
      verticalAnchor="middle"
      lineHeight="1.3em"
      fill="var(--color-mute)"
    >
      {payload.value}
    </Text>
  )
}
