-- What a line is, which its French description decided until now. The words that let a price be
-- negative tell the lines written before apart, once: sums already received are deductions, all
-- else that takes money off is a discount.

create function with_line_kinds(lines jsonb) returns jsonb
language sql immutable
as $$
  select coalesce(
    jsonb_agg(
      line || jsonb_build_object('kind', case
        when coalesce((line ->> 'unitPrice')::numeric, 0) >= 0 then 'sale'
        when fold(line ->> 'description')
          ~ '\y(acomptes?|arrhes|avances?|deja (verse|regle|paye|recu)e?s?|trop-percu)\y'
          then 'deduction'
        else 'discount'
      end)
      order by place),
    '[]')
  from jsonb_array_elements(lines) with ordinality as item (line, place)
$$;

-- As in migration 0011.
alter table documents alter column line_items type jsonb using with_line_kinds(line_items);

drop function with_line_kinds(jsonb);
