-- What a quote asks to be paid once it is accepted (docs/product.md, Corrections and deposits):
-- { by: 'percent' | 'amount', value }.
alter table documents add column order_deposit jsonb;
