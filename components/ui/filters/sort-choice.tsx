interface SortChoiceProps<Order extends string> {
  /** The parameter, in a form that works without script. */
  name: string;
  label: string;
  orders: readonly Order[];
  labelOf: (order: Order) => string;
  sort: Order;
  /** Without it the order is only for that form. */
  onSort?: (sort: Order) => void;
}

export function SortChoice<Order extends string>({ name, label, orders, labelOf, sort, onSort }: SortChoiceProps<Order>) {
  const value = onSort
    ? {
        value: sort,
        onChange: ({ target }: { target: { value: string } }) => onSort(orders.find((order) => order === target.value) ?? sort),
      }
    : { defaultValue: sort };
  return (
    <label className={`border-line border-b py-4 ${onSort ? 'block' : 'hidden noscript:block'}`}>
      <span className="mb-1 block font-medium text-sm">{label}</span>
      <select name={name} {...value} className="control min-h-11! lg:text-sm">
        {orders.map((order) => (
          <option key={order} value={order}>
            {labelOf(order)}
          </option>
        ))}
      </select>
    </label>
  );
}
