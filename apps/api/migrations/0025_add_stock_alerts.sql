CREATE TABLE "restocked_variants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restocked_variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"variant_id" text NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_alerts_variant_id_email_pk" PRIMARY KEY("variant_id","email")
);
--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restocked_variants_variant" ON "restocked_variants" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "stock_alerts_oldest" ON "stock_alerts" USING btree ("variant_id","asked_at");--> statement-breakpoint
CREATE INDEX "stock_alerts_email" ON "stock_alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "stock_alerts_ends" ON "stock_alerts" USING btree ("ends_at");--> statement-breakpoint
-- Whatever brings a variant back notes it, if somebody waits for it: staff, an order that ends, an import or a console.
CREATE FUNCTION note_restocked_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO restocked_variants (variant_id) SELECT new.id WHERE EXISTS (SELECT FROM stock_alerts WHERE variant_id = new.id);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_restocked_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO restocked_variants (variant_id)
	SELECT id FROM variants WHERE product_id = new.id AND EXISTS (SELECT FROM stock_alerts WHERE variant_id = variants.id);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER variants_restocked AFTER UPDATE ON variants FOR EACH ROW WHEN (
	new.on_hand > new.reserved AND NOT new.is_withdrawn AND (old.on_hand <= old.reserved OR old.is_withdrawn)
) EXECUTE FUNCTION note_restocked_variant();
--> statement-breakpoint
CREATE TRIGGER products_shown_again AFTER UPDATE ON products FOR EACH ROW WHEN (new.is_shown AND NOT old.is_shown) EXECUTE FUNCTION note_restocked_product();
